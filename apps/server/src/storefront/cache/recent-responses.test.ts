import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { textAnswer } from '../respond/text-response.ts'
import { createRecentAnswers } from './recent-responses.ts'

const state = { listening: true, change: () => {} }
const events = {
  onChange: (listener: (storeId: string | undefined, changed: undefined) => void) => {
    state.change = () => listener('one', undefined)
    return () => {}
  },
  listening: () => state.listening,
}
const answer = await textAnswer(200, 'page')

beforeEach(() => {
  vi.useFakeTimers()
  state.listening = true
})
afterEach(() => {
  vi.useRealTimers()
})

it('finds an answer by the very words of the question, for a second', () => {
  const recent = createRecentAnswers(events)
  recent.keep('oak.shop', '/', answer)
  expect(recent.get('oak.shop', '/')).toBe(answer)
  expect([recent.get('OAK.shop', '/'), recent.get('oak.shop', '/?a=1'), recent.get('elm.shop', '/')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  vi.advanceTimersByTime(999)
  expect(recent.get('oak.shop', '/')).toBe(answer)
  vi.advanceTimersByTime(1)
  expect(recent.get('oak.shop', '/')).toBeUndefined()
  recent.keep('elm.shop', '/', answer)
  expect(recent.get('oak.shop', '/')).toBeUndefined()
})

it('forgets everything with any change, and knows nothing while changes cannot be heard', () => {
  const recent = createRecentAnswers(events)
  recent.keep('oak.shop', '/', answer)
  state.listening = false
  expect(recent.get('oak.shop', '/')).toBeUndefined()
  state.listening = true
  expect(recent.get('oak.shop', '/')).toBe(answer)
  state.change()
  expect(recent.get('oak.shop', '/')).toBeUndefined()
})

it('does not grow without end', () => {
  const recent = createRecentAnswers(events)
  for (let i = 0; i <= 10_000; i++) recent.keep('oak.shop', `/?${i}`, answer)
  expect(recent.get('oak.shop', '/?0')).toBeUndefined()
  expect(recent.get('oak.shop', '/?10000')).toBe(answer)
})
