import { get as domainOf, isValid } from 'psl'

/** The source of visits beyond the limit of sources, and of values that may contain personal data. */
export const OTHER = 'other'

const MAX_LENGTH = 100

/** A name of a campaign, a site or a newsletter. No "@": an address of a person must not be stored. */
const campaignName = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,39}$/u

/**
 * The source of a visit: `utm_source` in lower case, else the registrable domain of the referring page (m.example.co.uk is example.co.uk),
 * else the empty string. Pages of the store itself are not sources.
 */
export function visitSource({ referrer, utmSource }: { referrer: string; utmSource: string }, ownHostname: string): string {
  const campaign = utmSource.trim().toLowerCase()
  if (campaign !== '') return campaignName.test(campaign) && /\p{L}/u.test(campaign) ? campaign : OTHER
  const hostname = referrer.trim().toLowerCase()
  if (hostname === '' || hostname === ownHostname) return ''
  const domain = isValid(hostname) ? domainOf(hostname) : null
  if (domain === null) return OTHER
  return domain.length <= MAX_LENGTH ? domain : OTHER
}
