import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { BlockServicesContext, type ImageSource } from '../../block-services.ts'
import { inertServices } from '../../inert-services.ts'
import { renderPart } from '../../testing/inert-page.tsx'
import { StoreImage } from './StoreImage.tsx'

afterEach(cleanup)

const show = (source: ImageSource, alt = '') =>
  render(
    <BlockServicesContext value={{ ...inertServices, imageSource: () => source }}>
      <StoreImage src="/cup.jpg" alt={alt} sizes="50vw" />
    </BlockServicesContext>,
  )

it('has the sizes that the services return, and is cropped around the focal point', () => {
  show({
    src: '/cup.jpg',
    srcSet: '/cup-320 320w, /cup-640 640w',
    width: 640,
    height: 480,
    alt: 'A cup',
    style: { objectPosition: '25% 75%' },
  })
  const image = screen.getByRole('img', { name: 'A cup' })
  const shown = ['srcset', 'sizes', 'width', 'height'].map((name) => image.getAttribute(name))
  expect(shown).toEqual(['/cup-320 320w, /cup-640 640w', '50vw', '640', '480'])
  expect(image.style.objectPosition).toBe('25% 75%')
})

it('loads the most important image first, and replaces a broken one by a placeholder with its name', () => {
  const { container, rerender } = renderPart(<StoreImage src="/a.jpg" alt="A" eager />)
  const image = screen.getByRole('img') as HTMLImageElement
  const settings = () =>
    ['loading', 'fetchpriority', 'decoding'].map((name) => container.querySelector('img')?.getAttribute(name))
  expect(settings()).toEqual(['eager', 'high', 'sync'])
  fireEvent.error(image)
  expect(screen.getByRole('img', { name: 'A' }).localName).toBe('span')
  rerender(<StoreImage src="/b.jpg" alt="" />)
  expect(settings()).toEqual(['lazy', null, 'async'])
  rerender(<StoreImage src="" alt="" />)
  expect(container.firstElementChild?.getAttribute('role')).toBeNull()
})

it('replaces an image that failed before hydration', () => {
  const failed = { complete: true, currentSrc: '/a.jpg', naturalWidth: 0 }
  for (const [name, value] of Object.entries(failed))
    vi.spyOn(HTMLImageElement.prototype, name as 'complete', 'get').mockReturnValue(value as never)
  const { container, rerender } = renderPart(<StoreImage src="/a.jpg" alt="" />)
  expect(container.querySelector('img')).toBeNull()
  for (const [name, value] of [
    ['complete', false],
    ['currentSrc', ''],
    ['naturalWidth', 1],
  ] as const) {
    const spy = vi.spyOn(HTMLImageElement.prototype, name as 'complete', 'get').mockReturnValue(value as never)
    rerender(<StoreImage src={`/${name}.jpg`} alt="" />)
    expect(container.querySelector('img')).not.toBeNull()
    spy.mockReturnValue(failed[name] as never)
  }
  vi.restoreAllMocks()
})

it("prefers the view's alternative text over that of the services", () => {
  show({ src: '/cup.jpg', alt: 'A cup' }, 'Our cup')
  expect(screen.getByRole('img', { name: 'Our cup' }).getAttribute('sizes')).toBeNull()
})
