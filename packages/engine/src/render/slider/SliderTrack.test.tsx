import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { messages } from '../inert-services.ts'
import { renderPart } from '../testing/inert-page.tsx'
import { Slider, type SliderProps } from './Slider.tsx'
import { SlideFocusContext } from './slide-focus.ts'

/** The width of a slide in pixels. jsdom has no layout. */
const WIDTH = 100

/** The positions to which the slider has scrolled. With `isSlow`, it is still on its way. */
const scrolls: number[] = []
let isSlow = false

/** The observers of the slider, by the options with which it created them. */
const observers = new Map<unknown, FakeObserver>()
class FakeObserver {
  observed: Element[] = []
  readonly notify: (entries?: { isIntersecting: boolean }[]) => void
  constructor(callback: (entries?: { isIntersecting: boolean }[]) => void, options: object = {}) {
    this.notify = (entries) => act(() => callback(entries))
    observers.set(Object.keys(options)[0], this)
  }
  observe(element: Element) {
    this.observed.push(element)
  }
  disconnect() {
    this.observed = []
  }
}

beforeEach(() => {
  observers.clear()
  vi.stubGlobal('ResizeObserver', FakeObserver)
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * WIDTH
  })
  Object.assign(Element.prototype, {
    scrollTo({ left }: ScrollToOptions) {
      scrolls.push((left ?? 0) / WIDTH)
      if (!isSlow) scroll((left ?? 0) / WIDTH)
    },
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  scrolls.length = 0
  isSlow = false
})

const slider = (props: Partial<SliderProps> = {}, count = 3, focus?: number) => (
  <SlideFocusContext value={focus}>
    <Slider label="Goods" pagination {...props}>
      {Array.from({ length: count }, (_, index) => String(index + 1)).map((text) => (
        <a key={text} href="#there">
          {text}
        </a>
      ))}
    </Slider>
  </SlideFocusContext>
)
const view = () => document.querySelector('.bf-slider__view') as HTMLElement
function scroll(position: number) {
  view().scrollLeft = position * WIDTH
  fireEvent.scroll(view())
}
const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement
const press = (name: string) => fireEvent.click(button(name))
const said = () => screen.getByRole('status').textContent
const slide = (index: number, count = 3) => messages.slideOf({ index, count })
const current = () => document.querySelector('[aria-current=true]')?.getAttribute('aria-label')

it('announces the slide after every move by hand, and disables the arrow at each end', () => {
  renderPart(slider())
  expect([said(), button('Previous').disabled, button('Next').disabled]).toEqual(['', true, false])
  press('Next')
  expect([said(), button('Previous').disabled, button('Next').disabled]).toEqual([slide(2), false, false])
  press('Go to slide 3')
  expect([said(), button('Previous').disabled, button('Next').disabled]).toEqual([slide(3), false, true])
  press('Previous')
  expect([said(), current()]).toEqual([slide(2), 'Go to slide 2'])
})

it('wraps around with loop', () => {
  renderPart(slider({ loop: true }))
  expect([button('Previous').disabled, button('Next').disabled]).toEqual([false, false])
  press('Previous')
  expect([said(), current()]).toEqual([slide(3), 'Go to slide 3'])
  press('Next')
  expect([said(), current()]).toEqual([slide(1), 'Go to slide 1'])
})

it('moves with the arrow keys on the slider itself, and leaves other keys to the browser', () => {
  renderPart(slider())
  expect(fireEvent.keyDown(view(), { key: 'ArrowRight' })).toBe(false)
  expect(current()).toBe('Go to slide 2')
  expect(fireEvent.keyDown(view(), { key: 'Home' })).toBe(true)
  expect(fireEvent.keyDown(screen.getByText('1'), { key: 'ArrowRight' })).toBe(true)
  expect(current()).toBe('Go to slide 2')
  cleanup()
  renderPart(slider({}, 1))
  expect(fireEvent.keyDown(view(), { key: 'ArrowRight' })).toBe(true)
})

it('has the controls that its owner chose, if it moves', () => {
  const names = () => screen.queryAllByRole('button').map((one) => one.getAttribute('aria-label'))
  const { rerender } = renderPart(slider({ pagination: false }))
  expect([names(), document.querySelector('.bf-slider__bar')]).toEqual([['Previous', 'Next'], null])
  rerender(slider({ navigation: false }))
  expect(names()).toEqual([1, 2, 3].map((index) => `Go to slide ${index}`))
  rerender(slider({ navigation: false, paginationClickable: false, autoPlay: true }))
  expect(names()).toEqual(['Pause'])
  expect(document.querySelectorAll('.bf-slider__dot')).toHaveLength(3)
  press('Pause')
  expect(names()).toEqual(['Play'])
  rerender(slider({ still: true, autoPlay: true }))
  expect(names()).toEqual([])
})

it('moves to the index that the app sets, and reports only moves that it did not cause', () => {
  const onIndex = vi.fn()
  const { rerender } = renderPart(slider({ index: 0, onIndex }))
  expect(scrolls).toEqual([])
  isSlow = true
  rerender(slider({ index: 2, onIndex }))
  expect(scrolls).toEqual([2])
  // It passes the slides between. The app may render again meanwhile.
  act(() => scroll(1))
  rerender(slider({ index: 2, onIndex }))
  act(() => scroll(2))
  expect([scrolls, onIndex.mock.calls]).toEqual([[2], []])
  act(() => scroll(1))
  expect(onIndex.mock.calls).toEqual([[1]])
  rerender(slider({ index: 1, onIndex }))
  expect(scrolls).toEqual([2])

  // The shopper takes over on the way.
  rerender(slider({ index: 0, onIndex }))
  fireEvent.wheel(view())
  act(() => scroll(2))
  expect(onIndex.mock.calls).toEqual([[1], [2]])
  rerender(slider({ index: 9, onIndex }))
  expect(scrolls).toEqual([2, 0])
  press('Previous')
  act(() => scroll(1))
  expect([scrolls, onIndex.mock.calls.at(-1), said()]).toEqual([[2, 0, 1], [1], slide(2)])
})

it('shows the slide that is edited in the builder instead of the index of the app', () => {
  isSlow = true
  const { rerender } = renderPart(slider({ index: 1 }, 3, 2))
  expect(scrolls).toEqual([2])
  rerender(slider({ index: 1, autoPlay: true }, 3))
  expect(scrolls).toEqual([2, 1])
})

it('ends autoplay with a move by hand only if its owner chose that', () => {
  const { rerender } = renderPart(slider({ autoPlay: true }))
  press('Next')
  expect(button('Pause')).toBeTruthy()
  rerender(slider({ autoPlay: true, autoplayDisableOnInteraction: true }))
  press('Previous')
  expect(button('Play')).toBeTruthy()
})

it('follows the columns of the style sheet, and plays only while it is visible', () => {
  const { unmount } = renderPart(slider({ autoPlay: true }))
  const track = () => document.querySelector('.bf-slider__track')?.getAttribute('aria-live')
  expect([...observers.values()].map(({ observed }) => observed)).toEqual([[view()], [view()], [view()]])
  expect(track()).toBeNull()
  observers.get('threshold')?.notify([{ isIntersecting: true }])
  expect(track()).toBe('off')
  observers.get('threshold')?.notify([{ isIntersecting: false }])
  expect(track()).toBeNull()
  view().style.setProperty('--slider-columns', '2')
  observers.get(undefined)?.notify()
  expect(document.querySelectorAll('.bf-slider__dot')).toHaveLength(2)
  view().style.setProperty('--slider-columns', '2.5')
  observers.get(undefined)?.notify()
  expect(document.querySelectorAll('.bf-slider__dot')).toHaveLength(2)
  view().style.setProperty('--slider-columns', '3')
  observers.get(undefined)?.notify()
  expect(screen.queryAllByRole('button')).toEqual([])
  unmount()
  expect([...observers.values()].flatMap(({ observed }) => observed)).toEqual([])
  observers.clear()
  renderPart(slider({ still: true }))
  expect(observers.size).toBe(0)
})
