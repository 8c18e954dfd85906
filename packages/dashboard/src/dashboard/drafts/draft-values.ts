import type { DraftOrder, DraftOrderInput, PostalAddress } from '@blockfront/contract'

/** The values of the composer. */
export type DraftValues = DraftOrderInput

/** Changes parts of the draft. */
export type ChangeDraft = (changes: Partial<DraftValues>) => void

export const newDraft: DraftValues = {
  lines: [],
  customItems: [],
  contact: { email: '', phone: '' },
  shippingAddress: null,
  billingAddress: null,
  code: '',
  discount: null,
  shipping: null,
  note: '',
}

/** The values of a saved draft. */
export const valuesOf = (draft: DraftOrder): DraftValues => ({
  lines: draft.lines,
  customItems: draft.customItems,
  contact: draft.contact,
  shippingAddress: draft.shippingAddress && withoutRegionName(draft.shippingAddress),
  billingAddress: draft.billingAddress && withoutRegionName(draft.billingAddress),
  code: draft.code,
  discount: draft.discount,
  shipping: draft.shipping,
  note: draft.note,
})

export function withoutRegionName(address: PostalAddress & { regionName?: string | undefined }): PostalAddress {
  const { regionName: _regionName, ...rest } = address
  return rest
}

type Line = Pick<DraftValues['lines'][number], 'productId' | 'variationId'>

export const isSameItem = (a: Line, b: Line): boolean => a.productId === b.productId && a.variationId === b.variationId

/** The lines with one more of an item, up to `most`. */
export function withOneMore(lines: DraftValues['lines'], item: Line, most: number): DraftValues['lines'] {
  if (!lines.some((line) => isSameItem(line, item))) return [...lines, { ...item, quantity: 1 }]
  return lines.map((line) => (isSameItem(line, item) ? { ...line, quantity: Math.min(most, line.quantity + 1) } : line))
}

/** A whole quantity from 1 to `most`. */
export const quantityOf = (typed: number, most: number): number => Math.max(1, Math.min(most, Math.trunc(typed || 1)))

/** Text, `@`, and a name with a dot. The server validates strictly. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

/** The values for a quote, without an email address that is not complete yet. */
export const quotable = (values: DraftValues): DraftValues =>
  EMAIL.test(values.contact.email) ? values : { ...values, contact: { ...values.contact, email: '' } }
