import { isRecord } from '../../document/json.ts'
import type { Width } from '../../field/meta.ts'

/** A value per width as a responsive field stores it: one value for all widths, or desktop's value and the widths that differ. */
type Own = { desktop: unknown; tablet?: unknown; mobile?: unknown }

/** A change at one width; without `value` it removes the width's own value. */
export interface OneWidth {
  width: Width
  value?: unknown
}

const isOwn = (value: unknown): value is Own => isRecord(value) && Object.hasOwn(value, 'desktop')

/** Returns the effective value at a width: its own, else that of the next wider width. */
export function valueAt(value: unknown, width: Width): unknown {
  if (!isOwn(value)) return value
  if (width === 'mobile' && value.mobile !== undefined) return value.mobile
  if (width !== 'desktop' && value.tablet !== undefined) return value.tablet
  return value.desktop
}

/** Whether a width has its own value. Desktop always has one. */
export const isOwnAt = (value: unknown, width: Width): boolean =>
  width === 'desktop' || (isOwn(value) && value[width] !== undefined)

/** Sets the value at one width; the other widths keep their values. */
export function withValueAt(value: unknown, width: Width, next: unknown): unknown {
  if (width === 'desktop') return isOwn(value) ? { ...value, desktop: next } : next
  return { ...(isOwn(value) ? value : { desktop: value }), [width]: next }
}

/** Removes a width's own value, so that it inherits from the next wider one. Desktop's value stays. */
export function withoutValueAt(value: unknown, width: Width): unknown {
  if (!isOwn(value) || width === 'desktop') return value
  const { [width]: _, ...rest } = value
  const { desktop, tablet, mobile } = rest as Own
  return tablet === undefined && mobile === undefined ? desktop : rest
}
