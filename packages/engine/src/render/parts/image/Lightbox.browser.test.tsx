import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addPageStyles } from '../../../blocks/testing/page-styles.ts'
import { inertServices, messages } from '../../inert-services.ts'
import { PageRoot } from '../../Page.tsx'
import { LazyLightbox } from './LazyLightbox.tsx'

addPageStyles()
afterEach(cleanup)

const drawImage = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="${color}"/></svg>`)}`
const images = ['red', 'green', 'blue'].map(drawImage)
const onClose = vi.fn()

const Opened = () => {
  const [index, setIndex] = useState(0)
  return (
    <PageRoot views={{}} services={inertServices}>
      <LazyLightbox pictures={images} index={index} onIndex={setIndex} onClose={onClose} name="Vase" />
    </PageRoot>
  )
}

const image = () => screen.getByRole('button', { name: messages.enlargePicture })
const isEnlarged = () => image().getAttribute('aria-pressed') === 'true'
const count = () => screen.getByRole('status').textContent
/** How far the enlarged image is scrolled, from 0 (its start) to 1 (its end). */
const scrolled = () => {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = image().parentElement as HTMLElement
  return [scrollLeft / (scrollWidth - clientWidth), scrollTop / (scrollHeight - clientHeight)].map((share) =>
    Math.round(share * 10),
  )
}

it('shows images in a dialog, switches between them, and enlarges one at the clicked point', async () => {
  await page.viewport(1000, 800)
  render(<Opened />)
  const dialog = await screen.findByRole('dialog', { name: 'Vase' })
  expect([dialog.matches(':modal'), count()]).toEqual([true, '1 / 3'])
  await userEvent.keyboard('{ArrowLeft}')
  expect(count()).toBe('3 / 3')
  await userEvent.click(screen.getByRole('button', { name: messages.next }))
  await userEvent.click(screen.getByRole('button', { name: messages.next }))
  expect([count(), screen.getByRole('img').getAttribute('src')]).toEqual(['2 / 3', images[1]])

  // The image may start outside of the window.
  image().style.translate = '-300px -100px'
  await userEvent.click(image(), { position: { x: 800, y: 200 } })
  expect([isEnlarged(), scrolled()]).toEqual([true, [10, 1]])
  // The arrows scroll an enlarged image.
  await userEvent.keyboard('{ArrowRight}')
  expect(count()).toBe('2 / 3')
  await userEvent.keyboard('{Enter}')
  expect(isEnlarged()).toBe(false)
  await userEvent.keyboard('{Enter}')
  expect([isEnlarged(), scrolled()]).toEqual([true, [5, 5]])
  await userEvent.click(screen.getByRole('button', { name: messages.previous }))
  expect([isEnlarged(), count()]).toEqual([false, '1 / 3'])
  await userEvent.click(screen.getByRole('button', { name: messages.close }))
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})
