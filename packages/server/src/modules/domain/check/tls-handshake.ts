import { addAbortListener } from 'node:events'
import { isIPv6 } from 'node:net'
import { connect } from 'node:tls'
import type { Config } from '../../../ground/config.ts'
import { stopSignal } from '../../../ground/outgoing/stop-signal.ts'

/** The certificate of a hostname, as browsers see it. `unknown`: no connection, which says nothing about the certificate. */
export type Handshake =
  | { result: 'issued' }
  | { result: 'failed'; problem: 'no_certificate' | 'not_trusted' }
  | { result: 'unknown'; reason: string }

/** A proxy that requests certificates on demand answers the first handshake only when it has one. Milliseconds. */
const PATIENCE = 60_000

/** Returns where the proxy accepts TLS. */
export function tlsAddress({ tlsCheck, addresses }: Config['domains']): { host: string; port: number } {
  const [, host = '', port = '443'] = /^(.*):(\d+)$/.exec(tlsCheck ?? '') ?? [undefined, addresses[0] ?? '', '443']
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) }
}

/** Opens a TLS connection to the proxy for a hostname, as a visitor does, which also makes the proxy request a certificate. */
export function shakeHands(domains: Config['domains'], hostname: string): Promise<Handshake> {
  const { promise, resolve } = Promise.withResolvers<Handshake>()
  const { host, port } = tlsAddress(domains)
  const socket = connect({
    host,
    port,
    servername: hostname,
    rejectUnauthorized: false,
    ...(isIPv6(host) && { family: 6 }),
  })
  socket.setTimeout(PATIENCE, () => resolve({ result: 'unknown', reason: 'ETIMEDOUT' }))
  const stopping = addAbortListener(stopSignal(), () =>
    socket.destroy(Object.assign(new Error('The job ended.'), { code: 'ECANCELED' })),
  )
  socket.once('secureConnect', () =>
    resolve(socket.authorized ? { result: 'issued' } : { result: 'failed', problem: 'not_trusted' }),
  )
  socket.once('error', (error: NodeJS.ErrnoException) => {
    const code = error.code ?? 'EUNKNOWN'
    resolve(isAlert(code) ? { result: 'failed', problem: 'no_certificate' } : { result: 'unknown', reason: code })
  })
  return promise.finally(() => {
    stopping[Symbol.dispose]()
    socket.destroy()
  })
}

/** Whether the proxy ended the handshake with a TLS alert, as it does for a name without a certificate. */
const isAlert = (code: string) => code === 'EPROTO' || code.startsWith('ERR_SSL_')
