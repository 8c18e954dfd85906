/** Cookies that Meta's script sets on the store's hostname or on a domain above it. */
const COOKIES = ['_fbp', '_fbc']

/**
 * Tells Meta's script that the shopper withdrew the consent or gave it again; without the script only deletes its cookies. The script cannot
 * be unloaded, but it gets no events after a withdrawal.
 */
export function changeMetaConsent(value: 'granted' | 'denied'): void {
  window.fbq?.('consent', value === 'granted' ? 'grant' : 'revoke')
  if (value === 'granted') return
  const labels = location.hostname.split('.')
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)]
  // The Cookie Store API is not in all browsers.
  // biome-ignore lint/suspicious/noDocumentCookie: deletes cookies of every domain that the script may have used
  for (const name of COOKIES) for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`
}
