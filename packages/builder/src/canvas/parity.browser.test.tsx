/**
 * The canvas looks like the online store: compares screenshots of both for every block with its defaults, at desktop or phone width, in turn.
 * In the long form, at both widths and with every preset.
 */

import { type KnownBlock, load, slotsOf } from '@blockfront/engine'
import { blocks } from '@blockfront/engine/blocks'
import type { PageBlock, Resource, Resources } from '@blockfront/engine/render'
import { inertServices, Page } from '@blockfront/engine/render'
import { renderPage } from '@blockfront/engine/server'
import { styles } from '@blockfront/engine/styles'
import { ordinary } from '@blockfront/engine/testing'
import { views } from '@blockfront/engine/views'
import { isDeep } from '@blockfront/tooling/tests/repeat'
import { act } from '@testing-library/react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { BuilderScope } from '../BuilderScope.tsx'
import { createBuilder } from '../store/builder-store.ts'
import { Canvas } from './Canvas.tsx'
import type { CanvasOptions } from './canvas-context.ts'
import '@blockfront/engine/form.css'
import '../parts.css'

/** The window at desktop or phone width, so that the canvas scale is 1. */
const WINDOWS = [
  { width: 'desktop', pixels: 1280 },
  { width: 'mobile', pixels: 390 },
] as const
const HEIGHT = 1000

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})
beforeAll(async () => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] })
  return () => cdp().send('Emulation.setEmulatedMedia', { features: [] })
})

function place<Name extends 'div' | 'iframe'>(name: Name): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  Object.assign(element.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', border: '0' })
  document.body.append(element)
  closing.push(() => element.remove())
  return element
}

/** Images and frames that have loaded. */
const loaded = new WeakSet<EventTarget>()
const noteLoads = (element: HTMLElement) =>
  element.addEventListener('load', ({ target }) => target && loaded.add(target), { capture: true })

/** A block in the builder, without anything else in the window. */
async function showCanvas(list: string, block: PageBlock, data: Resources, width: 'desktop' | 'mobile'): Promise<HTMLElement> {
  const { document: stored } = load({ content: [], globalContent: [], [list]: [block] }, blocks)
  const builder = createBuilder({ document: stored, blocks })
  builder.store.setState({ width, zoom: 1 })
  const resources: CanvasOptions['resources'] = {
    read: (name) => (data[name] ?? { status: 'loading' }) as Resource<never>,
    subscribe: () => () => {},
  }
  const element = place('div')
  noteLoads(element)
  element.className = 'ui-root'
  const root = createRoot(element)
  await act(async () =>
    root.render(
      <BuilderScope builder={builder} canvas={{ views, styles, services: inertServices, resources, entries: [] }}>
        <Canvas />
      </BuilderScope>,
    ),
  )
  closing.push(() => root.unmount())
  // Hides the hint of an empty page next to the global block under test, and the room above the page; shoppers see neither.
  const canvasPage = element.querySelector<HTMLElement>('.bfb-page')
  if (canvasPage) Object.assign(canvasPage.style, { marginTop: '0', minHeight: `${HEIGHT}px` })
  element.querySelector('.bfb-empty')?.remove()
  element.querySelector('.bfb-overlay')?.setAttribute('hidden', '')
  return element
}

/** A block as shoppers see it: the server's HTML, hydrated, in a document without the builder. */
async function showStore(block: PageBlock, data: Resources): Promise<HTMLElement> {
  const frame = place('iframe')
  const own = frame.contentDocument as Document
  own.open()
  own.write('<!doctype html><title>Store</title>')
  own.close()
  noteLoads(own.body)
  const props = { views, services: inertServices, content: [block], data: byId(block, data) }
  own.body.innerHTML = `<style>body { margin: 0 } ${styles}</style><div>${renderPage(props).html}</div>`
  const root = await act(async () => hydrateRoot(own.body.lastElementChild as HTMLElement, <Page {...props} />))
  closing.push(() => root.unmount())
  return own.body
}

const byId = (block: PageBlock, data: Resources) =>
  Object.fromEntries([block, ...(block.childComponents ?? [])].map(({ id }) => [id, data]))

const words = (id: string): PageBlock => ({
  id,
  type: 'textBlock',
  props: blocks.textBlock?.props().parse({ text: `<p>${id}</p>` }) as Record<string, unknown>,
})

/** Two texts in a container, or one in each of its slots: the canvas marks empty slots. */
function inside(container: PageBlock): PageBlock[] {
  const slots = slotsOf(blocks, { ...container, contentType: 'container', version: 1 } as KnownBlock)
  const open = slots?.filter(({ isOpen }) => isOpen)
  return open?.map(({ name }) => ({ ...words(name), slot: name })) ?? [words('one'), words('two')]
}

/**
 * A screenshot of the window after all of its images and frames loaded, as a PNG in base64. Chromium's own command compresses it less than
 * Vitest's does, in a third of the processor time.
 */
async function screenshot(of: HTMLElement): Promise<string> {
  const images = [...of.querySelectorAll('img')]
  for (const image of images) image.loading = 'eager'
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
  await nextFrame()
  const frames = [...of.querySelectorAll('iframe')]
  if (frames.length === 0) return capture()
  await expect.poll(() => frames.every((frame) => loaded.has(frame))).toBe(true)
  // A frame of another origin draws in its own process, later than the page around it.
  let [before, now] = ['', await capture()]
  while (before !== now) {
    await nextFrame()
    before = now
    now = await capture()
  }
  return now
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

async function capture(): Promise<string> {
  const { x, y, width, height } = (window.frameElement as HTMLElement).getBoundingClientRect()
  const clip = { x, y, width, height, scale: 1 }
  const { data } = await cdp().send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true, clip })
  return data
}

async function pixelsOf(base64: string): Promise<ImageData> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d') as OffscreenCanvasRenderingContext2D
  context.drawImage(bitmap, 0, 0)
  return context.getImageData(0, 0, bitmap.width, bitmap.height)
}

/** A screenshot of what `show` renders, with all of React's effects: the time of day and the width of the window arrive in one. */
async function taken(show: () => Promise<HTMLElement>): Promise<string> {
  const image = await screenshot(await show())
  for (const close of closing.splice(0).reverse()) close()
  return image
}

/** The number of pixels that differ more than antialiasing does. */
function differing(a: ImageData, b: ImageData): number {
  expect([a.width, a.height]).toEqual([b.width, b.height])
  let differs = 0
  for (let i = 0; i < a.data.length; i += 4)
    if ([0, 1, 2].some((channel) => Math.abs((a.data[i + channel] ?? 0) - (b.data[i + channel] ?? 0)) > 16)) differs++
  return differs
}

const blank = ({ data }: ImageData) => data.every((value, i) => value === data[i % 4])

describe.each(WINDOWS)('at $pixels pixels', ({ width, pixels }) => {
  const turn = width === 'desktop' ? 0 : 1
  it.each(Object.values(blocks).filter((_, n) => isDeep || n % 2 === turn))(
    '$type looks the same on the canvas and in the online store',
    async (block) => {
      await page.viewport(pixels, HEIGHT)
      const examples = ordinary(block)
      for (const [i, { name, block: own, data }] of (width === 'desktop' && isDeep ? examples : examples.slice(0, 1)).entries()) {
        const drawn = block.contentType === 'container' ? { ...own, childComponents: inside(own) } : own
        const list = block.contentType === 'global' ? 'globalContent' : 'content'
        const canvas = await taken(() => showCanvas(list, drawn, data, width))
        const store = await taken(() => showStore(drawn, data))
        // A preset may consist of space.
        if (i === 0) {
          const image = await pixelsOf(store)
          expect([image.width, image.height]).toEqual([pixels, HEIGHT])
          expect(blank(image), `${name} is drawn`).toBe(false)
        }
        // Equal files have equal pixels, and most are equal: reading pixels takes a good part of the time.
        if (canvas !== store) expect(differing(await pixelsOf(canvas), await pixelsOf(store)), name).toBeLessThan(20)
      }
    },
  )
})
