import type { AddressInfo, Server } from 'node:net'
import { createServer as createPlainServer } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { expect, it } from 'vitest'
import { shakeHands, tlsAddress } from './tls-handshake.ts'

const domains = { cname: 'shops.example', nameServers: [] }

it('connects to the proxy, or else to port 443 of the first address', () => {
  const address = (tlsCheck: string | undefined, addresses = ['192.0.2.1', '192.0.2.2']) =>
    tlsAddress({ ...domains, addresses, tlsCheck })
  expect(address('proxy.internal:8443')).toEqual({ host: 'proxy.internal', port: 8443 })
  expect(address('[::1]:443')).toEqual({ host: '::1', port: 443 })
  expect(address(undefined)).toEqual({ host: '192.0.2.1', port: 443 })
  expect(address(undefined, [])).toEqual({ host: '', port: 443 })
})

it('tells a proxy without a certificate from one without a connection', async () => {
  const handshakeWith = async (server: Server) => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const shake = () => shakeHands({ ...domains, addresses: [], tlsCheck: `127.0.0.1:${port}` }, 'shop.example')
    const open = await shake()
    await new Promise((resolve) => server.close(resolve))
    return [open, await shake()]
  }
  const closed = { result: 'unknown', reason: 'ECONNREFUSED' }
  // Without a certificate, the server ends the handshake with an alert.
  expect(await handshakeWith(createTlsServer())).toEqual([{ result: 'failed', problem: 'no_certificate' }, closed])
  const hangsUp = createPlainServer((socket) => socket.destroy())
  expect(await handshakeWith(hangsUp)).toEqual([{ result: 'unknown', reason: 'ECONNRESET' }, closed])
})
