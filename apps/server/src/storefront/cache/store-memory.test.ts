import { beforeEach, expect, it } from 'vitest'
import type { Changed } from '../../events/store-events.ts'
import { createStoreMemory } from './store-memory.ts'

type Listener = (storeId: string | undefined, changed: Changed) => void
const state = { listening: true, tell: (() => {}) as Listener }
const events = {
  onChange: (listener: Listener) => {
    state.tell = listener
    return () => {}
  },
  listening: () => state.listening,
}
const memoryOf = (maxSize = 1000) =>
  createStoreMemory<{ text: string }>(events, {
    maxSize,
    sizeOf: ({ text }) => text.length,
    touched: (changed) => [...changed].filter((name) => name !== 'elsewhere'),
  })
let reads = 0
const read = async () => ({ text: `read ${++reads}` })
beforeEach(() => {
  reads = 0
  state.listening = true
})

it('reads once, for each store and key', async () => {
  const memory = memoryOf()
  for (const [storeId, key] of [
    ['oak', 'home'],
    ['oak', 'home'],
    ['oak', 'about'],
    ['elm', 'home'],
    ['oak', 'home'],
  ] as const)
    await memory.of(storeId, key, read)
  expect(reads).toBe(3)
  expect(await memory.of('oak', 'home', read)).toEqual({ text: 'read 1' })
})

it('forgets what a change names, all of a store without names, and everything when changes may have been missed', async () => {
  const memory = memoryOf()
  const known = async () => {
    const before = reads
    const all = [
      ['oak', 'home'],
      ['oak', 'about'],
      ['oaks', 'home'],
    ] as const
    const kept: boolean[] = []
    for (const [storeId, key] of all) {
      const count = reads
      await memory.of(storeId, key, read)
      kept.push(reads === count)
    }
    return before === 0 ? [] : kept
  }
  await known()
  state.tell('oak', new Set(['elsewhere']))
  expect(await known()).toEqual([true, true, true])
  state.tell('oak', new Set(['home', 'elsewhere']))
  expect(await known()).toEqual([false, true, true])
  state.tell('oak', undefined)
  expect(await known()).toEqual([false, false, true])
  state.tell(undefined, undefined)
  expect(await known()).toEqual([false, false, false])
})

it('does not keep what a change may have made out of date while it was read', async () => {
  const memory = memoryOf()
  await memory.of('oak', 'home', async () => {
    state.tell('oak', new Set(['home']))
    return read()
  })
  expect(await memory.of('oak', 'home', read)).toEqual({ text: 'read 2' })
  expect(await memory.of('oak', 'home', read)).toEqual({ text: 'read 2' })
})

it('reads everything while changes cannot be heard, and keeps none of it', async () => {
  const memory = memoryOf()
  await memory.of('oak', 'home', read)
  state.listening = false
  expect(await memory.of('oak', 'home', read)).toEqual({ text: 'read 2' })
  await memory.of('oak', 'about', read)
  state.listening = true
  expect(await memory.of('oak', 'about', read)).toEqual({ text: 'read 4' })
})

it('does not keep what was not found, nor more than fits', async () => {
  const memory = memoryOf(20)
  expect(await memory.of('oak', 'gone', async () => undefined)).toBeUndefined()
  expect(await memory.of('oak', 'gone', read)).toEqual({ text: 'read 1' })
  await memory.of('oak', 'one', read)
  await memory.of('oak', 'two', read)
  await memory.of('oak', 'three', read)
  expect(await memory.of('oak', 'gone', read)).toEqual({ text: 'read 5' })
})
