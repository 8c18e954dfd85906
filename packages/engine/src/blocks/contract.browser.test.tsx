/**
 * Tests every block in every situation in a real browser at phone, tablet and desktop widths: nothing is wider than the page,
 * hydration moves nothing, and axe reports no violation.
 */
import axe from 'axe-core'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Page } from '../render/Page.tsx'
import { blocks } from './index.ts'
import { drawable, type Extreme, extremes, ordinary } from './testing/extremes.ts'
import { addPageStyles } from './testing/page-styles.ts'
import { views } from './views.ts'

/** In CSS pixels. */
const WIDTHS = [360, 768, 1280] as const

let stage: HTMLElement
let root: Root | undefined

addPageStyles()
beforeAll(() => {
  document.documentElement.lang = 'en'
  document.title = 'Blocks'
})

/** Sets the width of the element that contains the page. */
function setStage(width: number): HTMLElement {
  stage = document.createElement('main')
  stage.style.width = `${width}px`
  document.body.append(stage)
  return stage
}

afterEach(clear)

function clear() {
  root?.unmount()
  root = undefined
  stage?.remove()
  thrown.length = 0
}

const pageOf = ({ block, data, dir }: Extreme) => (
  <Page views={views} content={[block]} data={{ [block.id]: data }} dir={dir} onFailure={(_, error) => thrown.push(error)} />
)
const thrown: Error[] = []

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Resolves when every image has loaded or failed and the layout has settled. */
async function settled() {
  const pictures = [...stage.querySelectorAll('img')].filter((picture) => picture.loading !== 'lazy' && !picture.complete)
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
  await document.fonts.ready
  await frame()
  await frame()
}

/** Names of elements that overflow the page horizontally. Content of scrollable elements does not count. */
function overflowOf(width: number): string[] {
  const page = stage.querySelector('.bf-page') as HTMLElement
  if (page.scrollWidth <= width) return []
  const outside = [...page.querySelectorAll<HTMLElement>('*')].filter((element) => {
    const { left, right } = element.getBoundingClientRect()
    return right > width + 0.5 || left < -0.5
  })
  return [
    `scrollWidth ${page.scrollWidth} at ${width}`,
    ...outside.slice(0, 5).map((element) => `${element.localName}.${element.className}`),
  ]
}

/** Positions of all elements in the flow of the page. */
const places = () =>
  [...stage.querySelectorAll<HTMLElement>('.bf-page > *, .bf-page h1, .bf-page h2, .bf-page h3, .bf-page a, .bf-page img')].map(
    (element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return `${element.localName}.${element.className} ${[x, y, width, height].map(Math.round).join(' ')}`
    },
  )

/** The violations that axe reports, as sentences. */
async function axeComplaints(): Promise<string[]> {
  const { violations } = await axe.run(stage, { resultTypes: ['violations'] })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${any[0]?.message ?? help}: ${html.slice(0, 160)}`),
  )
}

describe.each(drawable(blocks).map((block) => [block.type, block] as const))('%s', (_, block) => {
  test.each([...ordinary(block), ...extremes(block)])('$name: stays within the page at every width', async (extreme) => {
    for (const width of WIDTHS) {
      setStage(width)
      root = createRoot(stage)
      flushSync(() => root?.render(pageOf(extreme)))
      await settled()
      expect(overflowOf(width)).toEqual([])
      expect(thrown).toEqual([])
      clear()
    }
  })

  test.each(ordinary(block))('$name: hydration moves nothing', async (extreme) => {
    for (const width of WIDTHS) {
      setStage(width).innerHTML = renderToString(pageOf(extreme))
      await settled()
      const before = places()
      const shifts: string[] = []
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry))
      })
      observer.observe({ type: 'layout-shift', buffered: false })
      flushSync(() => {
        root = hydrateRoot(stage, pageOf(extreme))
      })
      await settled()
      expect(places()).toEqual(before)
      for (const entry of observer.takeRecords()) shifts.push(JSON.stringify(entry))
      observer.disconnect()
      expect(shifts).toEqual([])
      clear()
    }
  })

  test.each(ordinary(block))('$name: axe reports no violations', async (extreme) => {
    for (const width of WIDTHS) {
      setStage(width)
      root = createRoot(stage)
      flushSync(() => root?.render(pageOf(extreme)))
      await settled()
      expect(await axeComplaints()).toEqual([])
      clear()
    }
  })
})
