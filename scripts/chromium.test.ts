import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { findChromium } from './chromium.ts'

const folder = mkdtempSync(join(tmpdir(), 'blockfront-chromium-'))
const fake = join(folder, 'google-chrome')
writeFileSync(fake, '')
chmodSync(fake, 0o755)
afterAll(() => rmSync(folder, { recursive: true }))

describe('findChromium', () => {
  it('takes the one that the environment names, before all others', () => {
    expect(findChromium({ BLOCKFRONT_CHROMIUM: fake, PATH: process.env.PATH })).toBe(fake)
  })

  it('finds one on the path', () => {
    expect(findChromium({ PATH: folder })).toBe(fake)
  })

  it('says so when the environment names one that is not there, instead of taking another', () => {
    expect(() => findChromium({ BLOCKFRONT_CHROMIUM: join(folder, 'none') })).toThrow(/BLOCKFRONT_CHROMIUM .*none/)
  })
})
