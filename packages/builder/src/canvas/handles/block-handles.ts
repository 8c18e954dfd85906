import { type Block, type FieldHandle, metaOf, schemaOf } from '@blockfront/engine'
import { formatSpacing, parseSpacing } from '@blockfront/engine/form'
import type { z } from 'zod'

/** One handle of a block: which part of which prop it changes. */
export interface BlockHandle {
  prop: string
  /** The side of the element that the handle is at. */
  side: 'top' | 'bottom' | 'end' | 'height'
  /** A selector of the element in the block; the block's root element without it. */
  of: string | undefined
  /** Whether the prop has a value per width. */
  perWidth: boolean
  /** The panel's maximum, in the value's own unit. */
  max: number | undefined
}

const known = /* @__PURE__ */ new WeakMap<Pick<Block, 'props'>, readonly BlockHandle[]>()

/** A ratio of a block: the prop that stores it, the sibling prop that it belongs to, and a selector of the elements side by side. */
export interface BlockRatio {
  prop: string
  per: string
  of: string
}

const SIDES: Readonly<Record<Exclude<FieldHandle, { edge: 'ratio' }>['edge'], readonly BlockHandle['side'][]>> = {
  padding: ['top', 'bottom'],
  width: ['end'],
  height: ['height'],
}

/** The handles of a block type, from the metadata of its fields. */
export function handlesOf(type: Block): readonly BlockHandle[] {
  const cached = known.get(type)
  if (cached) return cached
  const handles = Object.entries(schemaOf(type).shape).flatMap(([prop, schema]) => {
    const { handle, perWidth = false, max } = metaOf(schema as z.ZodType)
    return handle && handle.edge !== 'ratio'
      ? SIDES[handle.edge].map((side): BlockHandle => ({ prop, side, of: handle.of, perWidth, max }))
      : []
  })
  known.set(type, handles)
  return handles
}

/** The ratios of a block type, from the metadata of its fields. */
export const ratiosOf = (type: Block): BlockRatio[] =>
  Object.entries(schemaOf(type).shape).flatMap(([prop, schema]) => {
    const { handle } = metaOf(schema as z.ZodType)
    return handle?.edge === 'ratio' ? [{ prop, per: handle.per, of: handle.of }] : []
  })

/** The length that a handle changes in the stored value of one width; undefined if it has none, such as `auto`. */
export function lengthOf({ side }: BlockHandle, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  return side === 'top' || side === 'bottom' ? parseSpacing(value)?.[side] : value
}

/** The stored value of one width with another length. */
export function withLength({ side }: BlockHandle, value: unknown, length: string): string {
  const sides = side === 'top' || side === 'bottom' ? parseSpacing(String(value)) : undefined
  return sides ? formatSpacing({ ...sides, [side]: length }) : length
}
