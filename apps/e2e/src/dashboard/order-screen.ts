import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { originOf } from '../server/started-server.ts'

/** How the screen names the steps of an order. */
export interface OrderWords {
  fulfill: string
  fulfillAction: RegExp
  deliver: string
  parcelActions: string
  partly: string
  fulfilled: string
  delivered: string
  /** The row of the delivery's price. */
  price: string
}

export const shipment: OrderWords = {
  fulfill: 'Fulfill',
  fulfillAction: /^Fulfill /,
  deliver: 'Mark as delivered',
  parcelActions: 'Actions for shipment 1',
  partly: 'Partially fulfilled',
  fulfilled: 'Fulfilled',
  delivered: 'Delivered',
  price: 'Shipping',
}

export const pickup: OrderWords = {
  fulfill: 'Mark as ready for pickup',
  fulfillAction: /^Mark \d+ items? as ready$/,
  deliver: 'Mark as picked up',
  parcelActions: 'Actions for pickup 1',
  partly: 'Partially ready for pickup',
  fulfilled: 'Ready for pickup',
  delivered: 'Picked up',
  price: 'Pickup',
}

const dialog = (page: Page) => page.getByRole('dialog')

/** The screen of an order in the dashboard, as its owner uses it. */
export function orderScreen(page: Page, { orderId, number }: { orderId: string; number: string }, words: OrderWords = shipment) {
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
      await page.locator('.page-header').getByRole('button', { name: words.fulfill }).click()
      for (const [name, quantity] of Object.entries(quantities))
        await dialog(page).getByLabel(`Quantity of ${name}`).fill(String(quantity))
      for (const [label, text] of Object.entries(tracking)) await dialog(page).getByLabel(label, { exact: true }).fill(text)
      await dialog(page).getByRole('button', { name: words.fulfillAction }).click()
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
    async deliver() {
      await actions(words.parcelActions, words.deliver)
      await dialog(page).getByRole('button', { name: words.deliver }).click()
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
