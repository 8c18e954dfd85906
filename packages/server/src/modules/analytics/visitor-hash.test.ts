import { expect, it } from 'vitest'
import { visitorHash } from './visitor-hash.ts'

it('is a short hash of the client and the first 500 characters of the browser', () => {
  const hash = (client: string, userAgent: string) => visitorHash(Buffer.from('salt'), { client, userAgent })
  const long = 'x'.repeat(499)
  expect(hash('1.2.3.4', `${long}ab`)).toHaveLength(16)
  expect(hash('1.2.3.4', `${long}ac`)).toEqual(hash('1.2.3.4', `${long}ab`))
  for (const other of [hash('1.2.3.5', `${long}ab`), hash('1.2.3.4', `${long}b`), hash('1.2.3.4', `y${long}a`)])
    expect(other).not.toEqual(hash('1.2.3.4', `${long}ab`))
})
