import { loadFromTab, saveInTab } from '../checkout/placement/tab-storage.ts'
import type { Shop } from '../shop.ts'

const KEY = 'consent-place'

/**
 * Whether the shopper must be asked in a store that asks in chosen countries. The server decides it once for each tab, by the country; without
 * a response the shopper is asked.
 */
export async function mustAsk(api: Shop['api']): Promise<boolean> {
  const known = loadFromTab(KEY)
  if (typeof known === 'object' && known !== null && 'ask' in known) return known.ask !== false
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    const response = await api.call('tracking.consent', { query: { timeZone, language: navigator.language } })
    saveInTab(KEY, response)
    return response.ask
  } catch {
    return true
  }
}
