import type { HostnameEntry } from '../cache/hostnames.ts'
import { messages } from './messages.ts'

/** Returns status and text for a hostname that no store has, or whose store is not open. */
export function noStore(status: HostnameEntry['status'] | undefined): { status: 404 | 410 | 503; text: string } {
  if (status === 'suspended') return { status: 503, text: messages.suspended }
  if (status === 'closed') return { status: 410, text: messages.closed }
  return { status: 404, text: messages.unknown }
}
