import { type Cart, type Currency, cartTotal, toMajor } from '@blockfront/commerce'

/** The sum of lines in major units, calculated exactly. */
export const totalOf = (lines: Cart, currency: Currency): number => toMajor(cartTotal(lines, currency), currency)
