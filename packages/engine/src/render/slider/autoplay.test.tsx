import { act, cleanup, renderHook } from '@testing-library/react'
import type { FocusEvent, PointerEvent } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useAutoplay } from './autoplay.ts'
import { useInteracted } from './use-interacted.ts'

const media = Object.assign(new EventTarget(), { matches: false })
const step = vi.fn()
const options = { enabled: true, delay: 3000, position: 0, visible: true, engine: { current: { step } } }
const start = (initialProps: Partial<typeof options> = {}) =>
  renderHook((props: Partial<typeof options>) => useAutoplay({ ...options, ...props }), { initialProps })
const advance = (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => media)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  step.mockClear()
  media.matches = false
})

it('shows every slide for the whole delay, and never for less than a second', async () => {
  const { rerender } = start()
  await advance(2999)
  expect(step).not.toHaveBeenCalled()
  await advance(1)
  expect(step.mock.calls).toEqual([[1]])
  await advance(2000)
  rerender({ position: 1 })
  await advance(2999)
  expect(step).toHaveBeenCalledTimes(1)
  rerender({ position: 1, delay: 10 })
  await advance(999)
  expect(step).toHaveBeenCalledTimes(1)
  await advance(1)
  expect(step).toHaveBeenCalledTimes(2)
})

it('plays while it is enabled, visible, not paused, and neither a mouse nor the focus is on it', async () => {
  const { result, rerender } = start()
  const { holds, setPlaying } = result.current
  const running = () => result.current.running
  const pointer = (pointerType: string) => act(async () => void holds.onPointerEnter({ pointerType } as PointerEvent))
  const [slider, inside] = [document.createElement('div'), document.createElement('a')]
  slider.append(inside)
  const blur = (relatedTarget: Element | null) =>
    act(async () => void holds.onBlur({ currentTarget: slider, relatedTarget } as unknown as FocusEvent))
  const focus = (isVisible: boolean) =>
    act(async () => holds.onFocus({ target: { matches: () => isVisible } } as unknown as FocusEvent))
  await pointer('touch')
  expect(running()).toBe(true)
  await pointer('mouse')
  expect(running()).toBe(false)
  await act(async () => holds.onPointerLeave())
  expect(running()).toBe(true)
  await focus(false)
  expect(running()).toBe(true)
  await focus(true)
  expect(running()).toBe(false)
  await blur(inside)
  expect(running()).toBe(false)
  await blur(null)
  expect(running()).toBe(true)
  rerender({ visible: false })
  expect([running(), result.current.playing]).toEqual([false, true])
  rerender({ visible: true })
  await act(async () => setPlaying(false))
  expect([running(), result.current.playing]).toEqual([false, false])
  await act(async () => setPlaying(true))
  rerender({ enabled: false })
  expect([running(), result.current.playing]).toEqual([false, false])
  rerender({ enabled: true })
  expect(running()).toBe(true)
})

it('stops when the visitor turns on reduced motion, and continues when that is turned off only on request', async () => {
  const { result } = start()
  const change = (matches: boolean) => {
    media.matches = matches
    return act(async () => void media.dispatchEvent(new Event('change')))
  }
  await change(false)
  expect(result.current.playing).toBe(true)
  await change(true)
  expect(result.current.playing).toBe(false)
  await change(false)
  expect(result.current.playing).toBe(false)
})

it('leaves no timers and listeners behind', async () => {
  const listeners = vi.spyOn(media, 'removeEventListener')
  const { unmount } = start()
  unmount()
  expect([vi.getTimerCount(), listeners.mock.calls.map(([type]) => type)]).toEqual([0, ['change']])
})

it('knows that the visitor has interacted: a touch counts when the finger is lifted', async () => {
  const { result, unmount } = renderHook(useInteracted)
  const send = (type: string, pointerType?: string) =>
    act(async () => void window.dispatchEvent(Object.assign(new Event(type), pointerType && { pointerType })))
  await send('pointerdown', 'touch')
  await send('pointermove', 'touch')
  await send('scroll')
  expect(result.current).toBe(false)
  await send('touchend', 'touch')
  expect(result.current).toBe(true)
  unmount()
  for (const [type, pointerType] of [['pointermove', 'mouse'], ['keydown'], ['wheel']] as const) {
    const other = renderHook(useInteracted)
    expect(other.result.current).toBe(false)
    await send(type, pointerType)
    expect(other.result.current).toBe(true)
    other.unmount()
  }
})
