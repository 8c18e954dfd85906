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
  it('needs nothing in development', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'development',
      port: 3000,
      mainHost: 'localhost',
      listen: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      secure: false,
    })
  })

  it('names every mistake by its variable', () => {
    const mistakes = mistakesOf({ PORT: 'many', DATABASE_URL: 'mysql://x', BLOCKFRONT_SECRET: 'short', LOG_LEVEL: 'loud' })
    expect(mistakes).toHaveLength(4)
    expect(mistakes).toContain('PORT must be a whole number from 0 to 65535')
    for (const name of ['PORT', 'DATABASE_URL', 'BLOCKFRONT_SECRET', 'LOG_LEVEL'])
      expect(mistakes.some((mistake) => mistake.startsWith(name))).toBe(true)
  })

  it('asks for what belongs together', () => {
    expect(mistakesOf({ S3_BUCKET: 'media' })).toEqual([
      'S3_ENDPOINT and S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together with S3_BUCKET',
    ])
    expect(mistakesOf({ TURNSTILE_SITE_KEY: 'x' })).toHaveLength(1)
    expect(mistakesOf({ DATABASE_APP_URL: 'postgres://app@db/shop' })).toHaveLength(1)
  })

  it('insists on a secret and an address in production', () => {
    expect(mistakesOf({ NODE_ENV: 'production' }).join()).toMatch(/BLOCKFRONT_SECRET.*BLOCKFRONT_PUBLIC_URL/)
    const config = readConfig({
      NODE_ENV: 'production',
      BLOCKFRONT_SECRET: 'x'.repeat(32),
      BLOCKFRONT_PUBLIC_URL: 'https://example.com/',
      BLOCKFRONT_MAIN_HOST: 'Example.com',
    })
    expect(config).toMatchObject({ publicUrl: 'https://example.com', secure: true, mainHost: 'example.com', listen: '0.0.0.0' })
  })

  it('takes an empty variable for a missing one', () => {
    expect(readConfig({ SMTP_URL: '', PORT: '' })).toMatchObject({ smtpUrl: undefined, port: 3000 })
  })
})
