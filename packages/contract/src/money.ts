import { type Currency, MoneyError, toMajor, toMinor } from '@blockfront/commerce'
import { z } from 'zod'
import { amount } from './values.ts'

/**
 * Returns the codec between a price in JSON (decimal number in major units) and in storage (integer minor units). `decode` adds an issue if
 * the price does not fit the currency. `encode` never fails for stored values.
 */
export const moneyCodec = (currency: Currency) =>
  z.codec(amount(), z.int().min(0), {
    decode: (major, context) => {
      try {
        return toMinor(major, currency)
      } catch (error) {
        if (!(error instanceof MoneyError)) throw error
        context.issues.push({ code: 'custom', input: major, message: error.message })
        return z.NEVER
      }
    },
    encode: (minor) => toMajor(minor, currency),
  })
