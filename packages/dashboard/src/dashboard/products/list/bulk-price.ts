import { messages } from '../messages.ts'
import type { ProductChanges } from './product-changes.ts'

export const priceKinds = ['price', 'sale', 'end'] as const
export type PriceKind = (typeof priceKinds)[number]

export const priceUnits = ['amount', 'percent'] as const
export type PriceUnit = (typeof priceUnits)[number]

/** The typed price change for several products. */
export interface TypedPrice {
  kind: PriceKind
  unit: PriceUnit
  /** A number, or text that cannot be read as one, or empty text. */
  value: number | string
}

/** Parses typed text as percent: a number with a decimal point or comma and an optional sign. Otherwise returns the text. */
export function readPercent(text: string): number | string {
  const plain = text.trim().replace(/%$/, '').trimEnd().replace(',', '.').replace('−', '-')
  return /^[+-]?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : text
}

/** Returns the error of the typed value; undefined when it is valid. */
export function wrongPrice({ kind, unit, value }: TypedPrice): string | undefined {
  if (kind === 'end') return undefined
  const number = typeof value === 'number' ? value : Number.NaN
  if (unit === 'amount') return number >= 0 && (kind === 'price' || number > 0) ? undefined : messages.notPrice
  if (kind === 'sale') return number >= 1 && number <= 99 ? undefined : messages.notSalePercent
  return number >= -99 && number <= 1000 && number !== 0 ? undefined : messages.notPercent
}

/** The changes to send to the server. */
export function priceChanges({ kind, unit, value }: TypedPrice): ProductChanges {
  if (kind === 'end') return { discountPrice: 0 }
  const number = Number(value)
  if (unit === 'percent') return kind === 'price' ? { pricePercent: number } : { discountPercent: number }
  return kind === 'price' ? { price: number } : { discountPrice: number }
}
