import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { messages } from '../../inert-services.ts'
import { InertPage, renderPart } from '../../testing/inert-page.tsx'
import { Gallery } from './Gallery.tsx'
import { LazyLightbox } from './LazyLightbox.tsx'

// jsdom has no dialogs over the window.
beforeAll(() => void Object.assign(HTMLDialogElement.prototype, { showModal: () => {} }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const gallery = (count: number, index = 0, onIndex: (index: number) => void = () => {}) => (
  <Gallery pictures={['/a.jpg', '/b.jpg', '/c.jpg'].slice(0, count)} index={index} onIndex={onIndex} name="Vase" />
)

it('is a placeholder with the name without images, and has thumbnails for more than one', () => {
  const html = (count: number) => renderToStaticMarkup(<InertPage>{gallery(count)}</InertPage>)
  expect(html(0)).toMatch(/role="img" aria-label="Vase"/)
  expect(html(0)).not.toContain('<button')
  const shown = (count: number) => [...html(count).matchAll(/<img[^>]*src="([^"]*)"[^>]*loading="(\w+)"/g)].map(([, ...of]) => of)
  expect(shown(1)).toEqual([['/a.jpg', 'eager']])
  expect(shown(2)).toEqual(['eager', 'lazy', 'lazy', 'lazy'].map((loading, index) => [['/a.jpg', '/b.jpg'][index % 2], loading]))
})

it('marks and chooses images by thumbnails, and opens and closes the enlarged view', async () => {
  const observer = class {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', observer)
  vi.stubGlobal('IntersectionObserver', observer)
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  Object.assign(Element.prototype, { scrollTo: () => {} })
  const onIndex = vi.fn()
  renderPart(gallery(3, 1, onIndex))
  const thumbnails = [1, 2, 3].map((index) => screen.getByRole('button', { name: messages.showPicture({ index }) }))
  expect(thumbnails.map((one) => one.getAttribute('aria-current'))).toEqual(['false', 'true', 'false'])
  fireEvent.click(thumbnails[2] as HTMLElement)
  expect(onIndex.mock.calls).toEqual([[2]])
  const dialog = () => document.querySelector('dialog')
  expect(dialog()).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: messages.zoomPicture }))
  await waitFor(() => expect(dialog()?.textContent).toContain('2 / 3'))
  fireEvent(dialog() as HTMLElement, new Event('close'))
  expect(dialog()).toBeNull()
})

it.each([
  [1, undefined],
  [2, '1 / 2'],
])('counts %i enlarged images as %s', async (count, text) => {
  const pictures = ['/a.jpg', '/b.jpg'].slice(0, count)
  renderPart(<LazyLightbox pictures={pictures} index={0} onIndex={() => {}} onClose={() => {}} name="Vase" />)
  const dialog = await screen.findByLabelText('Vase', { selector: 'dialog' })
  expect(dialog.querySelector('[role=status]')?.textContent).toBe(text)
})

it('closes the enlarged view when its code fails to load', async () => {
  vi.doMock(import('./Lightbox.tsx'), () => {
    throw new Error('offline')
  })
  const onClose = vi.fn()
  renderPart(<LazyLightbox pictures={['/a.jpg']} index={0} onIndex={() => {}} onClose={onClose} name="Vase" />)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  vi.doUnmock(import('./Lightbox.tsx'))
})
