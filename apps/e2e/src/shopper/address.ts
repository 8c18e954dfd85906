import type { Page } from 'playwright-core'

/** A shopper's input at the checkout, by field label. */
export const address = {
  Email: 'ada@example.com',
  'First name': 'Ada',
  'Last name': 'Lovelace',
  Address: '12 Main Street',
  'Postal code': '10115',
  City: 'Berlin',
}

/** Fills in the address. It is in Germany, which replaces the default country of a store in the United States. */
export async function fillAddress(page: Page): Promise<void> {
  const country = page.getByLabel('Country', { exact: true })
  if ((await country.inputValue()) === 'US') await country.selectOption('DE')
  for (const [label, text] of Object.entries(address)) await page.getByLabel(label, { exact: true }).fill(text)
}

/** Fills in fields of the checkout by label, by typing or by choosing an option by its name. */
export async function fillFields(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    const field = page.getByLabel(label, { exact: true })
    if (await field.evaluate((element) => element instanceof HTMLSelectElement)) await field.selectOption({ label: text })
    else await field.fill(text)
  }
}
