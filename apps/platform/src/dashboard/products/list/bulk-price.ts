import { messages } from '../messages.ts'
import type { ProductChanges } from './product-changes.ts'

export const priceKinds = ['price', 'sale', 'end'] as const
export type PriceKind = (typeof priceKinds)[number]

export const priceUnits = ['amount', 'percent'] as const
export type PriceUnit = (typeof priceUnits)[number]

/** What many products' prices shall become, as it is typed. */
export interface TypedPrice {
  kind: PriceKind
  unit: PriceUnit
  /** Text is what does not read as a number, or nothing. */
  value: number | string
}

/** What typed text means in percent: a number with a point or a comma, with a sign or without; else the text itself. */
export function readPercent(text: string): number | string {
  const plain = text.trim().replace(/%$/, '').trimEnd().replace(',', '.').replace('−', '-')
  return /^[+-]?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : text
}

/** What is wrong with what is typed; undefined when it can be asked for. */
export function wrongPrice({ kind, unit, value }: TypedPrice): string | undefined {
  if (kind === 'end') return undefined
  const number = typeof value === 'number' ? value : Number.NaN
  if (unit === 'amount') return number >= 0 && (kind === 'price' || number > 0) ? undefined : messages.notPrice
  if (kind === 'sale') return number >= 1 && number <= 99 ? undefined : messages.notSalePercent
  return number >= -99 && number <= 1000 && number !== 0 ? undefined : messages.notPercent
}

/** What the server is asked to change. */
export function priceChanges({ kind, unit, value }: TypedPrice): ProductChanges {
  if (kind === 'end') return { discountPrice: 0 }
  const number = Number(value)
  if (unit === 'percent') return kind === 'price' ? { pricePercent: number } : { discountPercent: number }
  return kind === 'price' ? { price: number } : { discountPrice: number }
}
