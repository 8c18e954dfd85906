import { type Currency, MoneyError, toMajor, toMinor } from '@blockfront/commerce'
import { z } from 'zod'
import { amount } from './values.ts'

/**
 * The one way between a price on the wire (decimal number in major units) and in storage (integer minor units):
 * `decode` refuses what does not fit the currency with an issue that says why, `encode` never fails on what was stored.
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
