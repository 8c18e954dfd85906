import type { z } from 'zod'
import type { Condition, FieldMeta } from './meta.ts'
import { isOfZod4, ZOD_4 } from './zod-version.ts'

/** The property of a mark. Not a unique symbol: declarations of other modules could not name it. */
type Mark = '~when'

/** The names of the sibling props in a condition; never for a condition that the compiler does not know. */
type NamesIn<W> = [W] extends [never]
  ? never
  : [Condition] extends [W]
    ? never
    : W extends { readonly all: readonly (infer C)[] } | { readonly any: readonly (infer C)[] }
      ? NamesIn<C>
      : keyof W & string

/** Marks a schema with the names in its condition, for the compiler only. */
export type WithWhen<W> = [NamesIn<W>] extends [never] ? unknown : Readonly<Record<Mark, NamesIn<W>>>

/** The mark of another schema. */
export type WhenOf<S> = S extends Readonly<Record<Mark, infer N>> ? Readonly<Record<Mark, N>> : unknown

/**
 * Returns the schema with a field's metadata: how panels show it, and which control edits it. All field kinds are made with it, built-in ones
 * and those of apps. Metadata that only the control of the field reads is allowed.
 * ```ts
 * const rating = (label: string, options: FieldOptions = {}) =>
 *   defineField(z.int().min(1).max(5), { control: 'rating', group: 'Content', label, ...options })
 * ```
 */
export const defineField = <S extends z.ZodType, const W extends Condition = never>(
  schema: S,
  meta: FieldMeta<W> & { readonly control: string } & Readonly<Record<string, unknown>>,
): S & WithWhen<W> => {
  if (!isOfZod4(schema)) throw new Error(`${ZOD_4}.`)
  return schema.meta(meta as z.GlobalMeta) as S & WithWhen<W>
}

/** The names in the condition of a field. */
type NamesOf<F> =
  F extends Readonly<Record<Mark, infer N>> ? N : F extends { _zod: { def: { innerType: infer I } } } ? NamesOf<I> : never

type Bare<F> = F extends { _zod: { def: { innerType: infer I } } } ? Bare<I> : F

/** The names in the conditions inside a record, or the items of a list, that none of its fields has. */
type UnknownInside<F> =
  Bare<F> extends z.ZodArray<infer I> ? UnknownInside<I> : Bare<F> extends z.ZodObject<infer Shape> ? UnknownNames<Shape> : never

/** The names in the conditions of these fields that none of them has, also in records and lists. */
export type UnknownNames<Shape> = string extends keyof Shape
  ? never
  : { [K in keyof Shape]: Exclude<NamesOf<Shape[K]>, keyof Shape> | UnknownInside<Shape[K]> }[keyof Shape]
