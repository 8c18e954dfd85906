import { cleanup, fireEvent, screen } from '@testing-library/react'
import type { KeyboardEvent } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderPart } from '../testing/inert-page.tsx'
import { arrowKeyStep } from './arrow-key.ts'
import { SliderPagination } from './SliderPagination.tsx'
import { scrollEngine } from './scroll-engine.ts'
import { slideLayoutOf } from './slider-engine.ts'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

it.each([
  [0, 3, '(1) 2 3'],
  [0, 9, '(1) 2 3 4 5 6 7 8 9'],
  [0, 12, '(1) 2 3 4 5 6 7 8 9+'],
  [4, 12, '1 2 3 4 (5) 6 7 8 9+'],
  [5, 12, '2+ 3 4 5 (6) 7 8 9 10+'],
  [11, 12, '4+ 5 6 7 8 9 10 11 (12)'],
])('at position %i of %i shows the dots %s', (position, positions, dots) => {
  const onGo = vi.fn()
  const { container } = renderPart(<SliderPagination position={position} positions={positions} onGo={onGo} />)
  const shown = screen.getAllByRole('button').map((dot) => {
    const number = dot.getAttribute('aria-label')?.match(/\d+/)?.[0]
    return (dot.getAttribute('aria-current') === 'true' ? `(${number})` : number) + (dot.dataset.more ? '+' : '')
  })
  expect(shown.join(' ')).toBe(dots)
  fireEvent.click(screen.getAllByRole('button')[1] as HTMLElement)
  expect(onGo).toHaveBeenCalledWith(Number.parseInt(dots.split(' ')[1] ?? '', 10) - 1)
  expect(container.querySelector('.bf-slider__dots')?.getAttribute('aria-hidden')).toBeNull()
})

it('shows a bar, numbers, and dots that cannot be clicked', () => {
  const { container, rerender } = renderPart(<SliderPagination type="progressbar" position={0} positions={4} />)
  expect(container.querySelector<HTMLElement>('.bf-slider__progress > span')?.style.width).toBe('25%')
  rerender(<SliderPagination type="fraction" position={1} positions={4} />)
  expect(container.textContent).toBe('2 / 4')
  rerender(<SliderPagination position={1} positions={4} />)
  expect(screen.queryByRole('button', { hidden: true })).toBeNull()
  expect(container.querySelector('.bf-slider__dots')?.getAttribute('aria-hidden')).toBe('true')
})

it('steps forward with the arrow key that points in the direction of writing', () => {
  const step = (key: string, direction: string) => {
    const currentTarget = document.body.appendChild(document.createElement('div'))
    currentTarget.style.direction = direction
    return arrowKeyStep({ key, currentTarget } as unknown as KeyboardEvent)
  }
  const keys = ['ArrowRight', 'ArrowLeft', 'Enter']
  expect(keys.map((key) => step(key, 'ltr'))).toEqual([1, -1, 0])
  expect(keys.map((key) => step(key, 'rtl'))).toEqual([-1, 1, 0])
})

it('reads columns and gap from the style sheet, and has one column without it', () => {
  const view = document.body.appendChild(document.createElement('div'))
  expect(slideLayoutOf(view)).toEqual({ columns: 1, gap: 0, next: 0 })
  view.style.cssText = '--slider-columns: 3.5; --slider-gap: 12'
  expect(slideLayoutOf(view)).toEqual({ columns: 3.5, gap: 12, next: 0 })
  view.style.cssText = '--slider-columns: 0; --slider-gap: -4'
  expect(slideLayoutOf(view)).toEqual({ columns: 1, gap: 0, next: 0 })
})

it.each([1, -1])('scrolls to slides in either direction of writing (%i), and wraps around', (sign) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const view = document.createElement('div')
  const track = view.appendChild(document.createElement('div'))
  for (let index = 0; index < 5; index++)
    Object.defineProperty(track.appendChild(document.createElement('a')), 'offsetLeft', { value: 20 + sign * 100 * index })
  const scrollTo = vi.fn()
  Object.assign(view, { scrollTo })
  const onPosition = vi.fn()
  const engine = scrollEngine(view, 3, onPosition)
  const at = (scrollLeft: number) => {
    view.scrollLeft = sign * scrollLeft
    view.dispatchEvent(new Event('scroll'))
  }
  for (const left of [0, 149, 151, 390]) at(left)
  expect(onPosition.mock.calls.flat()).toEqual([0, 1, 2, 2])
  engine.step(1)
  at(0)
  engine.step(-1)
  engine.goTo(1)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  engine.goTo(9)
  expect(scrollTo.mock.calls.map(([{ left, behavior }]) => [left * sign + 0, behavior])).toEqual([
    [0, 'smooth'],
    [200, 'smooth'],
    [100, 'smooth'],
    [-20 * sign, 'instant'],
  ])
  engine.stop()
  at(100)
  expect(onPosition).toHaveBeenCalledTimes(5)
})
