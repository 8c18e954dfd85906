/** The shopper's decision about tracking, stored in localStorage under `consent`; null before the decision. */
export type Consent = 'granted' | 'denied' | null

const KEY = 'consent'

export function loadConsent(): Consent {
  try {
    const value = localStorage.getItem(KEY)
    return value === 'granted' || value === 'denied' ? value : null
  } catch {
    // Without storage the decision would be lost: do not track, and do not ask on every page.
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
