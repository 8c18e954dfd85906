import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { chromiumLaunchOptions, findChromium } from './chromium.ts'

const folder = mkdtempSync(join(tmpdir(), 'blockfront-chromium-'))
const fake = join(folder, 'google-chrome')
writeFileSync(fake, '')
chmodSync(fake, 0o755)
afterAll(() => rmSync(folder, { recursive: true }))

describe('findChromium', () => {
  it('prefers the browser in the environment variable', () => {
    expect(findChromium({ BLOCKFRONT_CHROMIUM: fake, PATH: process.env.PATH })).toBe(fake)
  })

  it('finds a browser on the path', () => {
    expect(findChromium({ PATH: folder })).toBe(fake)
  })

  it('prefers the build without windows, except when the complete browser is asked for', () => {
    const shell = join(folder, 'chromium-headless-shell')
    writeFileSync(shell, '')
    expect(findChromium({ PATH: folder })).toBe(shell)
    expect(findChromium({ PATH: folder }, 'complete')).toBe(fake)
    rmSync(shell)
  })

  it('throws if the environment variable names a missing browser', () => {
    expect(() => findChromium({ BLOCKFRONT_CHROMIUM: join(folder, 'none') })).toThrow(/BLOCKFRONT_CHROMIUM .*none/)
  })
})

describe('chromiumLaunchOptions', () => {
  it('disables everything that Playwright disables', async () => {
    writeFileSync(fake, '#!/bin/sh\nexit 1\n')
    const launching = await chromium
      .launch({ ...(await chromiumLaunchOptions()), executablePath: fake })
      .catch((error: Error) => error.message)
    const flags = [...String(launching).matchAll(/--disable-features=(\S+)/g)].map(([, names = '']) => names.split(','))
    const [theirs = [], ours = []] = flags
    expect(theirs).toContain('HttpsUpgrades')
    expect(ours).toEqual(expect.arrayContaining(theirs))
  })
})
