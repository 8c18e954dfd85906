import type { Currency } from '@blockfront/commerce'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { type Store, StoreContext } from '../../store.ts'
import { MoneyField } from './MoneyField.tsx'

afterEach(cleanup)

/** A price field in a store's currency, and its form value. */
function PriceForm({ start }: { start: number | string }) {
  const [value, setValue] = useState<number | string>(start)
  return (
    <>
      <MoneyField id="price" label="Price" value={value} onChange={setValue} />
      <output>{JSON.stringify(value)}</output>
    </>
  )
}

async function type(text: string, { currency = 'USD' as Currency, locale = 'en', start = '' as number | string } = {}) {
  render(
    <StoreContext value={{ currency, locale } as Store}>
      <PriceForm start={start} />
    </StoreContext>,
  )
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' })
  await userEvent.type(input, text, { initialSelectionStart: 0, initialSelectionEnd: input.value.length })
  const whileTyping = { shown: input.value, described: input.getAttribute('aria-describedby') }
  await userEvent.tab()
  return { input, whileTyping, held: JSON.parse(screen.getByRole('status').textContent ?? '') as unknown }
}

test.each([
  ['1,234.50', 'en', 'USD', 1234.5, '1234.50'],
  ['1.234,50', 'de', 'EUR', 1234.5, '1234,50'],
  ['1 234,5', 'fr', 'EUR', 1234.5, '1234,50'],
  ["1'234.50", 'de-CH', 'CHF', 1234.5, '1234.50'],
  ['1,234', 'ja', 'JPY', 1234, '1234'],
  ['1.234', 'en', 'KWD', 1.234, '1.234'],
] as const)('"%s" in %s for %s is a price, and is formatted on blur', async (text, locale, currency, amount, tidied) => {
  const { input, whileTyping, held } = await type(text, { locale, currency, start: 7 })
  expect(held).toBe(amount)
  expect(whileTyping.shown).toBe(text)
  expect(input.value).toBe(tidied)
  expect(input.getAttribute('aria-invalid')).toBeNull()
})

test.each([
  ['34.567', 'en', 'USD', 'USD amounts have at most 2 decimals. For thousands, enter 34567.'],
  ['0.125', 'de', 'EUR', 'EUR amounts have at most 2 decimals.'],
  ['12.5', 'ja', 'JPY', 'JPY amounts have no decimals.'],
  ['1,234', 'en', 'KWD', '“1,234” is ambiguous. Enter 1234.000 or 1.234.'],
  ['1.234', 'fr', 'EUR', '“1.234” is ambiguous. Enter 1234,00.'],
  ['-3', 'en', 'USD', 'Enter an amount of 0 or more.'],
  ['9999999999', 'en', 'USD', 'This amount is too large.'],
  ['free', 'de', 'EUR', 'Enter an amount such as 1234,00.'],
] as const)('"%s" in %s for %s is not a price, and stays as typed', async (text, locale, currency, message) => {
  const { input, whileTyping, held } = await type(text, { locale, currency })
  expect(held).toBe(text)
  expect(input.value).toBe(text)
  expect(whileTyping.described).toBeNull()
  expect(screen.getByText(message).id).toBe(input.getAttribute('aria-describedby'))
})
