import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { repeat } from '@blockfront/tooling/tests/repeat'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { fetchPublic } from './public-fetch.ts'
import { FetchRefused, isPublicAddress } from './public-target.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function read(url: string, allowedHosts: string[] = [], maxBytes = 100): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of await fetchPublic(url, { allowedHosts, maxBytes })) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

describe('addresses that are not public', () => {
  it.each([
    ['127.0.0.1'],
    ['10.1.2.3'],
    ['172.16.0.1'],
    ['192.168.1.1'],
    ['169.254.169.254'],
    ['100.64.0.1'],
    ['0.0.0.0'],
    ['255.255.255.255'],
    ['224.0.0.1'],
    ['::1'],
    ['::'],
    ['fe80::1'],
    ['fd00::1'],
    ['::ffff:127.0.0.1'],
    ['::ffff:10.0.0.1'],
    ['64:ff9b::7f00:1'],
    ['2002:7f00:1::'],
    // IPv4-compatible, translated, and local NAT64.
    ['::7f00:1'],
    ['::127.0.0.1'],
    ['::808:808'],
    ['::ffff:8.8.8.8'],
    ['::ffff:0:127.0.0.1'],
    ['64:ff9b:1::7f00:1'],
    // Teredo, ORCHID, discard-only, site-local, documentation.
    ['2001:0:4136:e378:8000:63bf:3fff:fdd2'],
    ['2001:20::1'],
    ['100::1'],
    ['fec0::1'],
    ['2001:db8::1'],
    ['3fff::1'],
    ['5f00::1'],
    // Metadata of Azure, Alibaba, Oracle, and Amazon over IPv6.
    ['168.63.129.16'],
    ['100.100.100.200'],
    ['192.0.0.192'],
    ['fd00:ec2::254'],
    ['fe80::a9fe:a9fe'],
    ['not an address'],
  ])('%s', (address) => expect(isPublicAddress(address)).toBe(false))

  it('every address of a private network, in each notation of a URL', async () => {
    const address = fc.tuple(fc.constant(10), fc.nat(255), fc.nat(255), fc.nat(255))
    await fc.assert(
      fc.asyncProperty(address, async ([a, b, c, d]) => {
        const number = ((a * 256 + b) * 256 + c) * 256 + d
        const hosts = [
          `${a}.${b}.${c}.${d}`,
          String(number),
          `0x${number.toString(16)}`,
          `[::ffff:${a}.${b}.${c}.${d}]`,
          `[::${a}.${b}.${c}.${d}]`,
        ]
        for (const host of hosts) await expect(read(`http://${host}/`)).rejects.toThrow('not on the public internet')
      }),
      { numRuns: repeat(50) },
    )
  })

  it.each([['8.8.8.8'], ['2606:4700:4700::1111']])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true))
})

it('never requests a name that resolves to this machine', async () => {
  let requests = 0
  await serve((_, response) => {
    requests++
    response.end()
  })
  await expect(read('http://localhost/')).rejects.toThrow('not on the public internet')
  expect(requests).toBe(0)
})

it('refuses other protocols and ports', async () => {
  await expect(read('file:///etc/passwd')).rejects.toThrow(FetchRefused)
  await expect(read('ftp://example.com/a.png')).rejects.toThrow(FetchRefused)
  await expect(read('http://8.8.8.8:22/')).rejects.toThrow('standard ports')
})

it('reads from a host that the operator allows, without credentials of the URL', async () => {
  let authorization: string | undefined
  const host = await serve((request, response) => {
    authorization = request.headers.authorization
    response.end('image')
  })
  expect(await read(`http://user:secret@${host}/a.png`, [host])).toBe('image')
  expect(authorization).toBeUndefined()
})

it('follows up to 3 redirects, each only to the public internet', async () => {
  const paths: string[] = []
  const moved = await serve((request, response) => {
    paths.push(request.url ?? '')
    const left = Number(request.url?.slice(1))
    if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end('moved')
    else response.end('image')
  })
  expect(await read(`http://${moved}/3`, [moved])).toBe('image')
  expect(paths.splice(0)).toEqual(['/3', '/2', '/1', '/0'])
  await expect(read(`http://${moved}/4`, [moved])).rejects.toThrow('redirects more than 3 times')
  expect(paths).toEqual(['/4', '/3', '/2', '/1'])
  const other = await serve((_, response) => response.writeHead(301, { location: `http://${moved}/0` }).end())
  await expect(read(`http://${other}/`, [other])).rejects.toThrow('not on the public internet')
  for (const location of ['http://10.0.0.1/', 'http://localhost/', '//169.254.169.254/latest', 'http://[::1]/']) {
    const inside = await serve((_, response) => response.writeHead(307, { location }).end())
    await expect(read(`http://${inside}/`, [inside])).rejects.toThrow('not on the public internet')
  }
  const broken = await serve((_, response) => response.writeHead(302, { location: 'http://' }).end())
  await expect(read(`http://${broken}/`, [broken])).rejects.toThrow('redirects to an invalid URL')
  const file = await serve((_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end())
  await expect(read(`http://${file}/`, [file])).rejects.toThrow(FetchRefused)
})

it('says whether the server did not respond, refused the connection, or ended its response early', async () => {
  const refuses = await serve(() => {})
  await new Promise((resolve) => servers.pop()?.close(resolve))
  await expect(read(`http://${refuses}/`, [refuses])).rejects.toThrow('refused the connection')
  const closes = await serve((request) => request.socket.destroy())
  await expect(read(`http://${closes}/`, [closes])).rejects.toThrow('did not respond.')
  const stops = await serve((_, response) =>
    response.writeHead(200, { 'content-length': '9' }).write('a', () => response.destroy()),
  )
  await expect(read(`http://${stops}/`, [stops])).rejects.toThrow('before the end of its response')
  const garbage = await serve((request) => request.socket.end('hello\r\n\r\n'))
  await expect(read(`http://${garbage}/`, [garbage])).rejects.toThrow('not valid HTTP')
  const plain = await serve((_, response) => response.end('image'))
  await expect(read(`https://${plain}/`, [plain])).rejects.toThrow('No secure connection')
})

it('refuses other statuses and long bodies, declared or not', async () => {
  const missing = await serve((_, response) => response.writeHead(404).end('no'))
  await expect(read(`http://${missing}/`, [missing])).rejects.toThrow('status 404')
  const declared = await serve((_, response) => response.writeHead(200, { 'content-length': '101' }).end('x'.repeat(101)))
  await expect(read(`http://${declared}/`, [declared])).rejects.toThrow('too large')
  const streamed = await serve((_, response) => {
    response.write('x'.repeat(60))
    response.end('x'.repeat(60))
  })
  await expect(read(`http://${streamed}/`, [streamed])).rejects.toThrow('too large')
})
