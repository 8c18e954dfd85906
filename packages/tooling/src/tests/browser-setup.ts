import * as React from 'react'
import { beforeAll } from 'vitest'
import { cdp } from 'vitest/browser'

/** Moves the pointer away: the tests of another file leave it anywhere, and cards and links react to it. */
beforeAll(() => cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 }))

/**
 * For the warnings of React's development build, React creates a stack trace for up to 10,000
 * elements per second, which took an eighth of the processor time of the browser tests. Tests read the warnings, which remain, but not the
 * stack traces. This keeps React's counter of stack traces at its limit (docs/decisions/0157).
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<
  string,
  object | undefined
>
const counter = 'recentlyCreatedOwnerStacks'
if (!internals || !(counter in internals))
  throw new Error(`React has no ${counter} any more: correct or delete packages/tooling/src/tests/browser-setup.ts.`)
Object.defineProperty(internals, counter, { get: () => Number.POSITIVE_INFINITY, set: () => {}, configurable: true })
