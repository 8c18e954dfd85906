import { Resolver } from 'node:dns/promises'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type NameServer, startNameServer } from '../../testing/name-server.ts'
import { createPublicLookup } from './public-target.ts'

let server: NameServer
beforeAll(async () => {
  server = await startNameServer()
  server.set('shop.example', 'A', '93.184.215.14')
  server.set('shop.example', 'AAAA', '2606:2800:21f:cb07:6820:80da:af6b:8b2c')
  server.set('four.example', 'A', '93.184.215.14')
  server.set('inside.example', 'A', '93.184.215.14', '10.0.0.1')
  server.set('local.example', 'AAAA', 'fd00:0:0:0:0:0:0:1')
})
beforeEach(() => {
  server.mode = 'answers'
})
afterAll(() => server.stop())

const resolvers: Resolver[] = []
const lookup = createPublicLookup(() => {
  const resolver = new Resolver({ timeout: 60_000, tries: 1 })
  resolver.setServers([server.address])
  resolvers.push(resolver)
  return resolver
})
const all = (hostname: string, family?: number) =>
  promisify(lookup)(hostname, { all: true, ...(family && { family }) }) as unknown as Promise<{ address: string }[]>
const addressesOf = async (hostname: string, family?: number) => (await all(hostname, family)).map(({ address }) => address)

it('finds all addresses of a name, or those of one family', async () => {
  expect(await addressesOf('shop.example')).toEqual(['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])
  expect(await addressesOf('shop.example', 4)).toEqual(['93.184.215.14'])
  expect(await addressesOf('four.example')).toEqual(['93.184.215.14'])
  expect(await promisify(lookup)('four.example', {})).toBe('93.184.215.14')
})

it.each(['inside.example', 'local.example', 'localhost', 'shop.localhost', 'LOCALHOST.'])(
  'refuses %s, which has an address that is not public',
  async (hostname) => {
    await expect(all(hostname)).rejects.toThrow('not on the public internet')
  },
)

it('does not find names that do not exist, or whose name server fails', async () => {
  await expect(all('none.example')).rejects.toThrow('The address was not found.')
  server.mode = 'fails'
  await expect(all('shop.example')).rejects.toThrow('The address was not found.')
})

it('a name server that does not respond occupies no threads, which files need', async () => {
  server.mode = 'silent'
  const ended: string[] = []
  const lookups = Array.from({ length: 16 }, () =>
    all('shop.example').catch((error: Error) => {
      ended.push(error.message)
    }),
  )
  await readFile(import.meta.filename)
  expect(ended).toEqual([])
  for (const resolver of resolvers) resolver.cancel()
  await Promise.all(lookups)
  expect(new Set(ended)).toEqual(new Set(['The address was not found.']))
})
