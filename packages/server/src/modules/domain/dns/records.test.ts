import { expect, it } from 'vitest'
import type { Lookup, Observation } from './observation.ts'
import { recordsOf } from './records.ts'

const targets = { addresses: ['192.0.2.1', '2001:db8::1'], cname: 'shops.example.net' }
const found = (...values: string[]): Lookup => ({ values })
const observed = (more: Partial<Observation> = {}): Observation => ({
  txt: found(),
  a: found(),
  aaaa: found(),
  cname: found(),
  ...more,
})
const rowsOf = (host: string, observation?: Observation) =>
  recordsOf([{ host, base: 'example.com', observed: observation }], 'token', targets).map(
    ({ type, relativeName, value, found, state, isOptional }) =>
      `${type} ${relativeName} ${value} [${found}] ${state}${isOptional ? ' optional' : ''}`,
  )

const proof = 'TXT _blockfront blockfront-verification=token'

it.each<[string, Partial<Observation> | undefined, string[]]>([
  [
    'nothing was checked',
    undefined,
    [`${proof} [] unchecked`, 'A @ 192.0.2.1 [] unchecked', 'AAAA @ 2001:db8::1 [] unchecked optional'],
  ],
  [
    'everything is correct',
    { txt: found('blockfront-verification=token'), a: found('192.0.2.1'), aaaa: found('2001:db8::1') },
    [
      `${proof} [blockfront-verification=token] ok`,
      'A @ 192.0.2.1 [192.0.2.1] ok',
      'AAAA @ 2001:db8::1 [2001:db8::1] ok optional',
    ],
  ],
  [
    'nothing was found',
    { txt: found('other') },
    [`${proof} [other] missing`, 'A @ 192.0.2.1 [] missing', 'AAAA @ 2001:db8::1 [] missing optional'],
  ],
  [
    'a lookup failed, or found another server',
    { txt: { failed: 'SERVFAIL' }, a: { failed: 'SERVFAIL' }, aaaa: found('2001:db8::1', '2001:db8::2') },
    [`${proof} [] unknown`, 'A @ 192.0.2.1 [] unknown', 'AAAA @ 2001:db8::1 [2001:db8::1,2001:db8::2] wrong optional'],
  ],
])('lists the records of a registered domain when %s', (_, observation, rows) =>
  expect(rowsOf('example.com', observation && observed(observation))).toEqual(rows),
)

it('reports an IPv6 address that is not of this server, where the server has none', () => {
  const hosts = [{ host: 'example.com', base: 'example.com', observed: observed({ aaaa: found('2001:db8::9') }) }]
  const records = recordsOf(hosts, 'token', { ...targets, addresses: ['192.0.2.1'] })
  expect(records.map(({ type, state, found: values, isOptional }) => [type, state, values, isOptional])).toEqual([
    ['TXT', 'missing', [], false],
    ['A', 'missing', [], false],
    ['AAAA', 'wrong', ['2001:db8::9'], false],
  ])
  expect(recordsOf([], 'token', targets)).toEqual([])
})

it.each<[Partial<Observation> | undefined, string]>([
  [undefined, '[] unchecked'],
  [{}, '[] missing'],
  [{ cname: found('shops.example.net') }, '[shops.example.net] ok'],
  [{ a: found('192.0.2.1'), aaaa: found('2001:db8::1') }, '[192.0.2.1,2001:db8::1] ok'],
  [{ a: found('192.0.2.9') }, '[192.0.2.9] wrong'],
  [{ a: { failed: 'SERVFAIL' } }, '[] unknown'],
])('lists a CNAME record for a subdomain with %j', (observation, expected) => {
  const [, record, ...others] = rowsOf('www.example.com', observation && observed(observation))
  expect(record).toBe(`CNAME www shops.example.net ${expected}`)
  expect(others).toEqual([])
})
