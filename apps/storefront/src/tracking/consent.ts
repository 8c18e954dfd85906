/** What the shopper said about measuring, in browser storage under `consent`; null while not asked. */
export type Consent = 'granted' | 'denied' | null

const KEY = 'consent'

export function loadConsent(): Consent {
  try {
    const value = localStorage.getItem(KEY)
    return value === 'granted' || value === 'denied' ? value : null
  } catch {
    // Without storage no answer could be remembered: don't measure, don't ask on every page.
    return 'denied'
  }
}

export function saveConsent(consent: 'granted' | 'denied'): void {
  try {
    localStorage.setItem(KEY, consent)
  } catch {
    return
  }
}
