import { type CheckoutSettings, checkoutSettings } from '@blockfront/contract'
import { type Blocks, type Document, load } from '@blockfront/engine'

/** The settings of the checkout as a block type: the engine completes, repairs and translates them like the props of a block. */
export const settingsTypes: Blocks = { [checkoutSettings.type]: { ...checkoutSettings, View: () => null } }

/** Stored settings as a document with one block: complete, with invalid and missing values replaced by defaults. */
export function settingsDocument(stored: unknown): Document {
  const { type, version } = checkoutSettings
  return load([{ type, id: type, version, props: stored }], settingsTypes).document
}

/** The settings in such a document. */
export const settingsIn = ({ content }: Document): CheckoutSettings => content[0]?.props as unknown as CheckoutSettings

/** The settings of stored JSON: complete, with invalid and missing values replaced by defaults. */
export const loadSettings = (stored: unknown): CheckoutSettings => settingsIn(settingsDocument(stored))
