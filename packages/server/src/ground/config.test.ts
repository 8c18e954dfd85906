import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const mistakesOf = (env: NodeJS.ProcessEnv): string[] => {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.mistakes
    throw error
  }
  return []
}

describe('the configuration', () => {
  it('has defaults for development', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'development',
      port: 3000,
      mainHostname: 'localhost',
      listen: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      secure: false,
    })
  })

  it('names the variable of every mistake', () => {
    const mistakes = mistakesOf({ PORT: 'many', DATABASE_URL: 'mysql://x', BLOCKFRONT_SECRET: 'short', LOG_LEVEL: 'loud' })
    expect(mistakes).toHaveLength(4)
    expect(mistakes).toContain('PORT must be a whole number from 0 to 65535')
    for (const name of ['PORT', 'DATABASE_URL', 'BLOCKFRONT_SECRET', 'LOG_LEVEL'])
      expect(mistakes.some((mistake) => mistake.startsWith(name))).toBe(true)
  })

  it('reads the addresses of caches to purge', () => {
    expect(readConfig({})).toMatchObject({ purgeUrls: [], purgeToken: undefined })
    expect(readConfig({ BLOCKFRONT_PURGE_URLS: 'http://10.0.0.5:6081/, https://cache.example.com/' }).purgeUrls).toEqual([
      'http://10.0.0.5:6081/',
      'https://cache.example.com/',
    ])
    expect(mistakesOf({ BLOCKFRONT_PURGE_URLS: '10.0.0.5:6081' })).toEqual([
      'BLOCKFRONT_PURGE_URLS must be URLs such as http://10.0.0.5:6081/, separated by commas',
    ])
  })

  it('requires variables that belong together', () => {
    expect(mistakesOf({ S3_BUCKET: 'media' })).toEqual([
      'S3_ENDPOINT and S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together with S3_BUCKET',
    ])
    expect(mistakesOf({ TURNSTILE_SITE_KEY: 'x' })).toHaveLength(1)
    expect(mistakesOf({ DATABASE_APP_URL: 'postgres://app@db/shop' })).toHaveLength(1)
    expect(mistakesOf({ DATABASE_DIRECT_URL: 'postgres://owner@db/shop' })).toHaveLength(1)
  })

  it('requires a secret and a URL in production', () => {
    expect(mistakesOf({ NODE_ENV: 'production' }).join()).toMatch(
      /BLOCKFRONT_SECRET.*BLOCKFRONT_METRICS_TOKEN.*BLOCKFRONT_PUBLIC_URL/,
    )
    const config = readConfig({
      NODE_ENV: 'production',
      BLOCKFRONT_SECRET: randomBytes(32).toString('hex'),
      BLOCKFRONT_METRICS_TOKEN: randomBytes(32).toString('base64'),
      BLOCKFRONT_PUBLIC_URL: 'https://example.com/',
      BLOCKFRONT_MAIN_HOST: 'Example.com',
    })
    expect(config).toMatchObject({
      publicUrl: 'https://example.com',
      secure: true,
      mainHostname: 'example.com',
      listen: '0.0.0.0',
    })
  })

  it.each(['x'.repeat(40), 'change-me-please-change-me-please-1', 'a default that everybody has, 1234567', '0123'.repeat(9)])(
    'rejects the placeholder %s as a secret or a token in production, and explains how to generate one',
    (secret) => {
      const env = { NODE_ENV: 'production', BLOCKFRONT_PUBLIC_URL: 'https://example.com' }
      const mistakes = mistakesOf({ ...env, BLOCKFRONT_SECRET: secret, BLOCKFRONT_METRICS_TOKEN: secret })
      expect(mistakes).toHaveLength(2)
      expect(mistakes[0]).toMatch(/^BLOCKFRONT_SECRET is a placeholder.*openssl rand -hex 32/)
      expect(mistakes[1]).toMatch(/^BLOCKFRONT_METRICS_TOKEN is a placeholder.*openssl rand -hex 32/)
      expect(mistakesOf({ BLOCKFRONT_SECRET: secret })).toEqual([])
    },
  )

  it('allows the demo, whose password is public, on this machine only', () => {
    expect(mistakesOf({ BLOCKFRONT_DEMO: 'true' })).toEqual([])
    expect(mistakesOf({ BLOCKFRONT_DEMO: 'true', BLOCKFRONT_MAIN_HOST: 'example.com' }).join()).toContain('BLOCKFRONT_DEMO')
  })

  it('takes an email address or a URL as the contact of security.txt', () => {
    const contact = (value: string) => readConfig({ BLOCKFRONT_SECURITY_CONTACT: value }).securityContact
    expect(contact('security@example.com')).toBe('mailto:security@example.com')
    expect(contact('https://example.com/report')).toBe('https://example.com/report')
    for (const wrong of ['http://example.com', 'someone', 'https://a b', 'a@example.com\nExpires: never'])
      expect(mistakesOf({ BLOCKFRONT_SECURITY_CONTACT: wrong }), wrong).toHaveLength(1)
  })

  it('treats an empty variable as missing', () => {
    expect(readConfig({ SMTP_URL: '', PORT: '' })).toMatchObject({ smtpUrl: undefined, port: 3000 })
  })
})
