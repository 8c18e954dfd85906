import { type CheckoutSettings, checkoutSettings } from '@blockfront/contract'
import { load } from '@blockfront/engine'

const types = { [checkoutSettings.type]: { ...checkoutSettings, View: () => null } }

/** The settings of stored JSON: complete, with invalid and missing values replaced by defaults. */
export function loadSettings(stored: unknown): CheckoutSettings {
  const props = typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? stored : {}
  const { document } = load(
    [{ type: checkoutSettings.type, id: checkoutSettings.type, version: checkoutSettings.version, props }],
    types,
  )
  return document.content[0]?.props as unknown as CheckoutSettings
}
