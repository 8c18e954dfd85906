import type { Domain, DomainHostname, DomainList, DomainRecord } from '@blockfront/contract'
import type { Tone } from '@blockfront/ui'
import { messages } from './messages.ts'

/** The color of a status. */
export const dnsTones: Record<DomainHostname['status'], Tone> = {
  pending_dns: 'neutral',
  verifying: 'accent',
  active: 'success',
  error: 'danger',
  released: 'neutral',
}
const tlsTones: Record<DomainHostname['tlsStatus'], Tone> = {
  none: 'neutral',
  pending: 'accent',
  issued: 'success',
  failed: 'danger',
}
export const recordTones: Record<DomainRecord['state'], Tone> = {
  unchecked: 'neutral',
  ok: 'success',
  missing: 'warning',
  wrong: 'danger',
  unknown: 'neutral',
}

/** The certificate's status in words. Subdomains of the platform share its certificate. */
export function certificateOf(kind: Domain['kind'], hostname: DomainHostname, hasTls: boolean): { tone: Tone; text: string } {
  if (!hasTls) return { tone: 'neutral', text: messages.noTls }
  if (kind === 'platform') return { tone: 'success', text: messages.wildcard }
  return { tone: tlsTones[hostname.tlsStatus], text: messages.certificates[hostname.tlsStatus] }
}

/** Whether visitors can use a hostname, so that it may be primary. */
export const isUsable = (kind: Domain['kind'], { status, tlsStatus }: DomainHostname, hasTls: boolean): boolean =>
  status === 'active' && (kind === 'platform' || !hasTls || tlsStatus === 'issued')

/** Whether something is expected to change soon, so that the screen reloads. */
export const isWaiting = ({ domains, hasTls }: DomainList): boolean =>
  domains.some(({ kind, hostnames }) => kind === 'custom' && hostnames.some((hostname) => !isUsable(kind, hostname, hasTls)))

/** The other form of a domain with a single hostname: with `www.`, or without. */
export function missingTwin({ hostnames, name }: Domain): string | undefined {
  const [only, other] = hostnames
  if (!only || other) return undefined
  return only.host === name ? `www.${name}` : name
}

/** Returns the hostname in what an owner pastes, such as a URL. */
export function typedHost(text: string): string {
  const [host = ''] = text
    .trim()
    .replace(/^[a-z]+:\/\//i, '')
    .split(/[/?#]/, 1)
  return host
}
