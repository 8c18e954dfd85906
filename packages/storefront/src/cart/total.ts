import { type Cart, type Currency, cartTotal, toMajor } from '@blockfront/commerce'

/** Returns the exact sum of the lines, in major units. */
export const totalOf = (lines: Cart, currency: Currency): number => toMajor(cartTotal(lines, currency), currency)
