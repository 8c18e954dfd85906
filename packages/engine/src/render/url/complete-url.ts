/** Extensions of files rather than domains: `about.html`. */
const FILE_TYPES =
  /^(?:html?|xhtml|php|aspx?|jsp|pdf|jpe?g|png|gif|webp|avif|svg|ico|css|m?js|json|xml|txt|csv|docx?|xlsx?|pptx?|mp[34]|webm|zip)$/i
const LABEL = /^[\p{L}\p{N}-]{1,63}$/u
const TOP_LEVEL = /^\p{L}{2,63}$/u

/** Whether text is a hostname with a domain, such as `www.shop.de`. A single word is a path of the site. */
function isHostname(text: string): boolean {
  const labels = text.split('.')
  const last = labels.at(-1) ?? ''
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && TOP_LEVEL.test(last) && !FILE_TYPES.test(last)
}

/**
 * Adds the missing scheme to a URL: `https:` to a hostname, `mailto:` to an email address, `tel:` to a phone number with a
 * country code. Other URLs are only trimmed.
 */
export function completeUrl(address: string): string {
  const text = address.trim()
  if (text.length > 2048) return text
  if (/^\+[\d\s()./-]{5,30}$/.test(text)) {
    const digits = text.replace(/\D/g, '')
    return digits.length >= 6 ? `tel:+${digits}` : text
  }
  const [start = ''] = text.split(/[/?#]/)
  const [user, domain, ...more] = start.split('@')
  if (user && domain && more.length === 0 && !user.includes(':') && !/\s/.test(user) && isHostname(domain))
    return `mailto:${text}`
  const host = start.replace(/:\d{1,5}$/, '')
  return isHostname(host) ? `https://${text}` : text
}
