import { afterEach, expect, it, vi } from 'vitest'
import { readTestWebhook, testWebhook } from './test-webhook.ts'

const secret = 'a secret of tests'
const now = new Date('2026-01-02T03:04:05Z')

afterEach(() => {
  vi.useRealTimers()
})

function read(webhook: ReturnType<typeof testWebhook>, by = secret) {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  return () => readTestWebhook(by, { rawBody: Buffer.from(webhook.body), headers: new Headers(webhook.headers) })
}
const sentAt = (seconds: number) => testWebhook(secret, { event: 'e', ref: 'p', at: new Date(now.getTime() + 1000 * seconds) })

it('is accepted within five minutes of its time, and refused later', () => {
  for (const seconds of [-300, 0, 300]) expect(read(sentAt(seconds))()).toEqual({ eventId: 'e', ref: 'p' })
  for (const seconds of [-301, 301]) expect(read(sentAt(seconds))).toThrow('not signed')
})

it('is refused with another secret, without one, and with another body', () => {
  expect(read(sentAt(0), 'another secret')).toThrow('not signed')
  expect(read(testWebhook('', { event: 'e', ref: 'p', at: now }), '')).toThrow('not signed')
  expect(read({ ...sentAt(0), body: '{"id":"e","payment":"other"}' })).toThrow('not signed')
})
