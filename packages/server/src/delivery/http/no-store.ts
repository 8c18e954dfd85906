import type { HostnameEntry } from '../../ground/cache/hostnames.ts'
import { messages } from './messages.ts'

/** Returns status, title and text for a hostname that no store has, or whose store is not open. */
export function noStore(status: HostnameEntry['status'] | undefined): { status: 404 | 410 | 503; title: string; text: string } {
  if (status === 'suspended') return { status: 503, ...messages.suspended }
  if (status === 'closed') return { status: 410, ...messages.closed }
  return { status: 404, ...messages.unknown }
}
