import type { z } from 'zod'

/**
 * Puts fields under a common heading, which folds, inside their groups: `...field.section('Price', { priceColor: … })`. The stored
 * props stay the same.
 */
export const section = <S extends Readonly<Record<string, z.ZodType>>>(title: string, fields: S): S =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.meta({ section: title })])) as unknown as S
