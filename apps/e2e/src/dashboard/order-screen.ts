import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { originOf } from '../server/started-server.ts'

const dialog = (page: Page) => page.getByRole('dialog')

/** The screen of an order in the dashboard, as its owner uses it. */
export function orderScreen(page: Page, { orderId, number }: { orderId: string; number: string }) {
  const actions = async (menu: string, action: string) => {
    await page.getByRole('button', { name: menu }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  return {
    open: () => page.goto(`${originOf()}/dashboard/orders/${orderId}`),
    /** Badges of the states next to the order's number. */
    badges: (expected: readonly string[]) =>
      expect.poll(() => page.locator('.page-header .ui-badge').allTextContents()).toEqual(expected),
    sums: page.locator('.order-sums > div'),

    /** Fulfills items of each line, by its name, with tracking by the fields' labels. */
    async fulfill(quantities: Readonly<Record<string, number>>, tracking: Readonly<Record<string, string>> = {}) {
      await page.locator('.page-header').getByRole('button', { name: 'Fulfill' }).click()
      for (const [name, quantity] of Object.entries(quantities))
        await dialog(page).getByLabel(`Quantity of ${name}`).fill(String(quantity))
      for (const [label, text] of Object.entries(tracking)) await dialog(page).getByLabel(label, { exact: true }).fill(text)
      await dialog(page)
        .getByRole('button', { name: /^Fulfill / })
        .click()
      await dialog(page).waitFor({ state: 'hidden' })
    },

    /** Refunds items of a line, which go back into stock. The dialog shows the amount. */
    async refund(name: string, quantity: number, amount: string) {
      await page.locator('.order-foot').getByRole('button', { name: 'Refund' }).click()
      await dialog(page).getByLabel(`Quantity of ${name}`).fill(String(quantity))
      expect(
        await dialog(page)
          .getByRole('checkbox', { name: `Restock ${quantity} × ${name}` })
          .isChecked(),
      ).toBe(true)
      await dialog(page)
        .getByRole('button', { name: `Refund ${amount}` })
        .click()
      await page.getByText(`${amount} refunded.`).first().waitFor()
    },

    /** Marks a shipment as delivered, or as picked up. */
    async deliver(action = 'Mark as delivered') {
      await actions('Actions for shipment 1', action)
      await dialog(page).getByRole('button', { name: action }).click()
      await dialog(page).waitFor({ state: 'hidden' })
    },

    /** Opens the invoice. Returns its sheet. */
    async invoice() {
      await actions('More actions', 'Print invoice')
      const sheet = page.getByRole('article', { name: `Invoice ${number}` })
      await sheet.waitFor()
      return sheet
    },
  }
}
