import { expect, it, vi } from 'vitest'
import { createContext, useContext, useEffect, useRef, useState, useSyncExternalStore } from './react.ts'

// With the export condition "react-server", React keeps one value for each request; without it, none.
vi.mock(import('react'), async (original) => ({
  ...(await original()),
  cache: ((make: () => unknown) => {
    const value = make()
    return () => value
  }) as typeof import('react').cache,
}))

it('has the initial state, the value of the server, and no effects', () => {
  const fail = () => {
    throw new Error('runs only in browsers')
  }
  const [first, setFirst] = useState(1)
  setFirst()
  expect([first, useState(() => 2)[0], useRef(3).current]).toEqual([1, 2, 3])
  expect([useEffect(), useSyncExternalStore(fail, fail, () => 'server'), useSyncExternalStore(fail, () => 'both')]).toEqual([
    undefined,
    'server',
    'both',
  ])
})

it('has the value of the last provider of a context', () => {
  const context = createContext('default')
  const provide = context as unknown as (props: { value: string; children?: string }) => string | undefined
  expect(useContext(context)).toBe('default')
  expect(provide({ value: 'outer', children: 'content' })).toBe('content')
  expect(useContext(context)).toBe('outer')
  provide({ value: 'inner' })
  expect(useContext(context)).toBe('inner')
})
