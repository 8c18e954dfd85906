import { isDeep } from '@blockfront/tooling/tests/repeat'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { addPageStyles } from '../../blocks/testing/page-styles.ts'
import { inertServices } from '../inert-services.ts'
import { PageRoot } from '../Page.tsx'
import { Slider, type SliderProps } from './Slider.tsx'
import { SlideFocusContext } from './slide-focus.ts'

interface Shown extends Partial<SliderProps> {
  count?: number
  dir?: 'ltr' | 'rtl'
  focus?: number
}

const DELAY = 3000

const slider = ({ count = 6, dir, focus, ...props }: Shown = {}) => (
  <PageRoot views={{}} services={inertServices} dir={dir}>
    <button type="button">Before</button>
    <SlideFocusContext value={focus}>
      <Slider label="Goods" columns={{ desktop: 4, tablet: 2, mobile: 1 }} space={12} pagination autoplayDelay={DELAY} {...props}>
        {Array.from({ length: count }, (_, i) => `Slide ${i + 1}`).map((text) => (
          <a key={text} href="#there" style={{ height: 200, background: '#ddd' }}>
            {text}
          </a>
        ))}
      </Slider>
    </SlideFocusContext>
  </PageRoot>
)

const view = () => document.querySelector<HTMLElement>('.bf-slider__view') as HTMLElement
const slides = () => [...document.querySelectorAll<HTMLElement>('.bf-slider__slide')]
const boxes = () => slides().map((slide) => slide.getBoundingClientRect())
/** The texts of the visible slides, in reading order. */
const seen = () => {
  const frame = view().getBoundingClientRect()
  const sign = getComputedStyle(view()).direction === 'rtl' ? -1 : 1
  return slides()
    .map((slide) => ({ text: slide.textContent, box: slide.getBoundingClientRect() }))
    .filter(({ box }) => box.left >= frame.left - 1 && box.right <= frame.right + 1)
    .sort((a, b) => sign * (a.box.left - b.box.left))
    .map(({ text }) => Number(text?.slice(6)))
}
const settled = (...numbers: number[]) => expect.poll(seen).toEqual(numbers)
const touch = () => act(async () => void window.dispatchEvent(new PointerEvent('pointermove')))
const swiperRuns = () =>
  expect
    .poll(async () => {
      await touch()
      return view().dataset.motor
    })
    .toBe('swiper')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const current = () => document.querySelector('[aria-current=true]')?.getAttribute('aria-label')
/** Swiper ignores presses while it moves. */
const still = () => expect.poll(() => view().querySelector('.bf-slider__track')?.getAnimations()).toEqual([])
/** Advances the slider's fake timers. */
const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds))
const reduceMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

addPageStyles()
beforeAll(() => page.viewport(1280, 800))
beforeEach(async () => {
  await userEvent.unhover(document.body)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the first paint', () => {
  it.each([
    { width: 1280, columns: 4 },
    { width: 800, columns: 2 },
    { width: 400, columns: 1 },
  ])('shows $columns slides at $width and nothing moves when Swiper takes over', async ({ width, columns }) => {
    const stage = document.createElement('main')
    stage.style.width = `${width}px`
    document.body.append(stage)
    const ui = slider({ loop: true, autoPlay: true })
    stage.innerHTML = renderToString(ui)
    expect(seen()).toHaveLength(columns)
    const before = boxes()
    const height = stage.offsetHeight
    const complaints: unknown[] = []
    const root = hydrateRoot(stage, ui, { onRecoverableError: (error) => complaints.push(error) })
    await swiperRuns()
    const after = new Map(slides().map((slide) => [slide.textContent, slide.getBoundingClientRect()]))
    for (const number of seen()) {
      const { left = 0, width: wide = 0 } = after.get(`Slide ${number}`) ?? {}
      expect(left).toBeCloseTo(before[number - 1]?.left ?? Number.NaN, 0)
      expect(wide).toBeCloseTo(before[number - 1]?.width ?? Number.NaN, 0)
    }
    expect(seen()).toHaveLength(columns)
    expect(stage.offsetHeight).toBe(height)
    expect(complaints).toEqual([])
    root.unmount()
    stage.remove()
  })

  it.each([
    { name: 'shows the start of the next slide on a phone', width: 400, props: {}, shown: 16 },
    { name: 'shows it from right to left too', width: 400, props: { dir: 'rtl' as const }, shown: 16 },
    { name: 'shows only whole slides on a phone if these are all', width: 400, props: { count: 1 }, shown: undefined },
    { name: 'shows only whole slides on a stage', width: 400, props: { look: 'stage' as const, space: 0 }, shown: 0 },
    { name: 'shows only whole slides on a tablet', width: 800, props: {}, shown: 0 },
  ])('$name', ({ width, props, shown }) => {
    const stage = document.createElement('main')
    stage.style.width = `${width}px`
    stage.innerHTML = renderToString(slider(props))
    document.body.append(stage)
    const next = slides()[seen().length]?.getBoundingClientRect()
    const { left, right } = view().getBoundingClientRect()
    const { direction, paddingInlineStart } = getComputedStyle(view())
    const visible = next && (direction === 'rtl' ? next.right - left : right - next.left)
    // The view is as much wider than its columns, so that their shadows are visible.
    const edge = Number.parseFloat(paddingInlineStart)
    expect(visible && Math.max(0, Math.round(visible - edge))).toBe(shown)
    stage.remove()
  })

  it('scrolls without a script', () => {
    const stage = document.createElement('main')
    stage.innerHTML = renderToString(slider({ loop: true }))
    document.body.append(stage)
    view().scrollLeft = 10_000
    expect(seen()).toEqual([3, 4, 5, 6])
    stage.remove()
  })
})

describe('without loop and autoplay', () => {
  it('never loads Swiper, and moves with arrows, dots and keys', async () => {
    render(slider())
    await press('Next')
    await settled(2, 3, 4, 5)
    await press('Go to slide 3')
    await settled(3, 4, 5, 6)
    expect((screen.getByRole('button', { name: 'Next' }) as HTMLButtonElement).disabled).toBe(true)
    view().focus()
    await userEvent.keyboard('{ArrowLeft}')
    await settled(2, 3, 4, 5)
    expect(view().dataset.motor).toBeUndefined()
  })

  it('runs from right to left on a right-to-left page', async () => {
    render(slider({ dir: 'rtl' }))
    expect(boxes()[0]?.right).toBeGreaterThan(1270)
    await press('Next')
    await settled(2, 3, 4, 5)
    view().focus()
    await userEvent.keyboard('{ArrowLeft}')
    await settled(3, 4, 5, 6)
    await userEvent.keyboard('{ArrowRight}')
    await settled(2, 3, 4, 5)
  })

  it.each([0, 1, 4])('has no controls with %i slides in four columns', (count) => {
    render(slider({ count, autoPlay: true, loop: true }))
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
  })
})

describe('with loop', () => {
  it.each(isDeep ? [5, 6, 9] : [5])('wraps around in both directions with %i slides in four columns', async (count) => {
    const warned = vi.spyOn(console, 'warn')
    render(slider({ count, loop: true }))
    await swiperRuns()
    const from = (start: number) => Array.from({ length: 4 }, (_, i) => ((start + i) % count) + 1)
    for (let start = 1; start <= count + 1; start++) {
      await press('Next')
      await settled(...from(start))
      await expect.poll(current).toBe(`Go to slide ${(start % count) + 1}`)
      await still()
    }
    await press('Previous')
    await settled(...from(count))
    expect(warned).not.toHaveBeenCalled()
  })

  it.each([
    {
      name: 'a stage with a width between two pixels',
      width: 800.5,
      props: { look: 'stage' as const, space: 0, columns: 1, count: 2 },
    },
    { name: 'two slides and the start of the second one', width: 400, props: { count: 2 } },
    { name: 'three slides and the start of the third one', width: 400, props: { count: 3, columns: 2 } },
  ])('moves in both directions and around without a warning of Swiper: $name', async ({ width, props }) => {
    const warned = vi.spyOn(console, 'warn')
    const { container } = render(slider({ loop: true, autoPlay: true, ...props }))
    container.style.width = `${width}px`
    await swiperRuns()
    for (const [name, at] of [
      ['Next', 2],
      ['Next', 1],
      ['Previous', 2],
      ['Previous', 1],
    ] as const) {
      await press(name)
      await expect.poll(current).toBe(`Go to slide ${at}`)
      await still()
    }
    expect(warned).not.toHaveBeenCalled()
  })

  it('moves forward to the left on a right-to-left page', async () => {
    render(slider({ loop: true, dir: 'rtl' }))
    await swiperRuns()
    await press('Next')
    await settled(2, 3, 4, 5)
    await still()
    view().focus()
    await userEvent.keyboard('{ArrowLeft}')
    await settled(3, 4, 5, 6)
  })

  it('makes slides out of view inert', async () => {
    render(slider({ loop: true }))
    await swiperRuns()
    expect(slides().flatMap((slide) => (slide.inert ? [slide.textContent] : []))).toHaveLength(2)
  })

  it('scrolls at the same slide when it no longer loops', async () => {
    const { rerender } = render(slider({ loop: true }))
    await swiperRuns()
    await press('Next')
    await settled(2, 3, 4, 5)
    await still()
    rerender(slider())
    expect(view().dataset.motor).toBeUndefined()
    await settled(2, 3, 4, 5)
    expect(slides().filter((slide) => slide.inert)).toEqual([])
    await press('Next')
    await settled(3, 4, 5, 6)
  })

  it('accepts another list of slides after Swiper has moved the old one', async () => {
    const { rerender } = render(slider({ loop: true }))
    await swiperRuns()
    await press('Previous')
    await settled(6, 1, 2, 3)
    rerender(slider({ loop: true, count: 2 }))
    expect(seen()).toEqual([1, 2])
    rerender(slider({ loop: true, count: 8 }))
    await swiperRuns()
    expect(seen()).toEqual([1, 2, 3, 4])
  })
})

describe('autoplay', () => {
  const plays = async (shown: Shown = {}) => {
    const result = render(slider({ autoPlay: true, loop: true, ...shown }))
    await swiperRuns()
    return result
  }
  /** Whether an autoplay timer is running. */
  const ticking = () => vi.getTimerCount() > 0
  const runs = () => expect.poll(ticking).toBe(true)

  it('plays by scrolling before the first interaction', async () => {
    render(slider({ loop: true, autoPlay: true }))
    await runs()
    await wait(DELAY)
    await settled(2, 3, 4, 5)
    expect(view().dataset.motor).toBeUndefined()
    await swiperRuns()
    await settled(2, 3, 4, 5)
  })

  it('shows the next slide after the delay', async () => {
    await plays()
    await runs()
    await wait(DELAY)
    await settled(2, 3, 4, 5)
  })

  it('stops and resumes with its button', async () => {
    await plays()
    await runs()
    await press('Pause')
    await userEvent.unhover(view())
    expect(ticking()).toBe(false)
    await wait(10 * DELAY)
    expect(seen()).toEqual([1, 2, 3, 4])
    await press('Play')
    await userEvent.unhover(view())
    await runs()
  })

  it('pauses while it has keyboard focus', async () => {
    await plays()
    await runs()
    screen.getByRole('button', { name: 'Before' }).focus()
    await userEvent.tab()
    expect(view().closest('.bf-slider')?.contains(document.activeElement)).toBe(true)
    expect(ticking()).toBe(false)
    screen.getByRole('button', { name: 'Before' }).focus()
    await runs()
  })

  it('pauses under the pointer', async () => {
    await plays()
    await runs()
    await userEvent.hover(view())
    await expect.poll(ticking).toBe(false)
  })

  it('pauses on a hidden page', async () => {
    await plays()
    await runs()
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await act(async () => document.dispatchEvent(new Event('visibilitychange')))
    expect(ticking()).toBe(false)
    hidden.mockRestore()
    await act(async () => document.dispatchEvent(new Event('visibilitychange')))
    await runs()
  })

  it('starts only on request with reduced motion', async () => {
    await reduceMotion('reduce')
    try {
      await plays()
      expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy()
      expect(ticking()).toBe(false)
      await press('Play')
      await userEvent.unhover(view())
      await runs()
    } finally {
      await reduceMotion('no-preference')
    }
  })

  it('ends on the first interaction if the owner enabled that', async () => {
    await plays({ autoplayDisableOnInteraction: true })
    await runs()
    await press('Next')
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy()
  })

  it('without loop goes to the chosen slide, and from the last one back to the first', async () => {
    await plays({ loop: false })
    await press('Go to slide 3')
    await settled(3, 4, 5, 6)
    await still()
    await userEvent.unhover(view())
    await runs()
    await wait(DELAY)
    await settled(1, 2, 3, 4)
    await still()
    view().focus()
    await userEvent.keyboard('{ArrowLeft}')
    await settled(3, 4, 5, 6)
  })

  it('shows the slide that the builder edits, and stays there', async () => {
    const { rerender } = await plays({ columns: 1 })
    rerender(slider({ autoPlay: true, loop: true, columns: 1, focus: 3 }))
    await settled(4)
    expect(ticking()).toBe(false)
    rerender(slider({ autoPlay: true, loop: true, columns: 1, focus: 1 }))
    await settled(2)
  })
})

describe('the bar', () => {
  const dots = () => screen.getAllByRole('button', { name: /^Go to slide/ })
  const numbers = () => dots().map((dot) => Number(dot.getAttribute('aria-label')?.slice('Go to slide '.length)))

  it('shows numbers only for the type fraction', () => {
    render(slider({ paginationType: 'fraction', count: 6, loop: true }))
    expect(within(screen.getByRole('region', { name: 'Goods' })).getByText('1 / 6')).toBeTruthy()
  })

  it('shows a moving window of dots for many slides', async () => {
    render(slider({ paginationType: 'bullets', count: 30, columns: 1 }))
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(screen.queryByText('1 / 30')).toBeNull()
    await press('Go to slide 9')
    await expect.poll(numbers).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13])
    expect(dots().map((dot) => dot.getAttribute('aria-current'))[4]).toBe('true')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Go to slide 9')
    const bar = document.querySelector('.bf-slider__dots')?.getBoundingClientRect()
    expect(bar?.width).toBeLessThanOrEqual(9 * 24)
  })
})
