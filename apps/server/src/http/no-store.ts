import type { HostnameEntry } from '../cache/hostnames.ts'
import { words } from '../storefront/messages.ts'

/** What a host says whose store is not there, or does not sell now: words and status. */
export function noStore(status: HostnameEntry['status'] | undefined): { status: 404 | 410 | 503; text: string } {
  if (status === 'suspended') return { status: 503, text: words.suspended }
  if (status === 'closed') return { status: 410, text: words.closed }
  return { status: 404, text: words.unknown }
}
