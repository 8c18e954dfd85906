/**
 * Tests every block in every situation in a real browser at phone, tablet and desktop widths: nothing is wider than the page,
 * hydration moves nothing, and axe reports no violation.
 */

import { isDeep } from '@blockfront/tooling/tests/repeat'
import axe from 'axe-core'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { drawable, type Extreme, extremes, ordinary } from '../block-tests/extremes.ts'
import { Page } from '../render/Page.tsx'
import { blocks } from './index.ts'
import { addPageStyles } from './testing/page-styles.ts'
import { views } from './views.ts'

/** In CSS pixels. */
const WIDTHS = [360, 768, 1280] as const
/** axe takes most of the time. */
const AXE_WIDTHS = isDeep ? WIDTHS : ([360] as const)
/** A phone with letters that are wide is the narrowest. It is always among the stages. */
const EXTREME_WIDTHS = isDeep ? WIDTHS : ([1280] as const)

/** Letters that are much wider than those of most fonts: of the tests' fonts (packages/tooling/src/browser/test-fonts.ts), or on macOS and Windows. */
const WIDE_FONT = '"Test Wide", Verdana, sans-serif'

/** A page of one width. */
interface Stage {
  width: number
  main: HTMLElement
  root?: Root
}

let stages: Stage[] = []

addPageStyles()
beforeAll(() => {
  document.documentElement.lang = 'en'
  document.title = 'Blocks'
  const sheet = document.createElement('style')
  sheet.textContent = `.wide .bf-page { --font-heading: ${WIDE_FONT}; --font-body: ${WIDE_FONT} }`
  document.head.append(sheet)
  return () => sheet.remove()
})

function openStage(width: number): Stage {
  const main = document.createElement('main')
  main.style.width = `${width}px`
  document.body.append(main)
  const stage = { width, main }
  stages.push(stage)
  return stage
}

/** Adds an element of each width: they share the frames in which the browser lays them out. */
const openStages = (widths: readonly number[] = WIDTHS): Stage[] => [...widths.map(openStage), openWideStage()]

function openWideStage(): Stage {
  const stage = openStage(WIDTHS[0])
  stage.main.className = 'wide'
  return stage
}

function closeStages(closed: readonly Stage[]): void {
  for (const { main, root } of closed) {
    root?.unmount()
    main.remove()
  }
  stages = stages.filter((stage) => !closed.includes(stage))
}

afterEach(() => {
  closeStages(stages)
  thrown.length = 0
})

function draw(stage: Stage, extreme: Extreme): void {
  const root = createRoot(stage.main)
  stage.root = root
  flushSync(() => root.render(pageOf(extreme)))
}

const pageOf = ({ block, data, dir }: Extreme) => (
  <Page views={views} content={[block]} data={{ [block.id]: data }} dir={dir} onFailure={(_, error) => thrown.push(error)} />
)
const thrown: Error[] = []

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Resolves when every image has loaded or failed and the layout has settled. */
async function settled() {
  const images = stages
    .flatMap(({ main }) => [...main.querySelectorAll('img')])
    .filter((image) => image.loading !== 'lazy' && !image.complete)
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
  await document.fonts.ready
  await frame()
  await frame()
}

/** Names of elements that overflow the page horizontally. Content of scrollable elements does not count. */
function overflowOf({ main, width }: Stage): string[] {
  const page = main.querySelector('.bf-page') as HTMLElement
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

/** Positions of all elements in the flow of the page, below its start. */
const places = ({ main }: Stage) => {
  const start = main.getBoundingClientRect().y
  return [
    ...main.querySelectorAll<HTMLElement>('.bf-page > *, .bf-page h1, .bf-page h2, .bf-page h3, .bf-page a, .bf-page img'),
  ].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return `${element.localName}.${element.className} ${[x, y - start, width, height].map(Math.round).join(' ')}`
  })
}

/** The violations that axe reports, as sentences. */
async function axeComplaints({ main }: Stage): Promise<string[]> {
  const { violations } = await axe.run(main, { resultTypes: ['violations'] })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${any[0]?.message ?? help}: ${html.slice(0, 160)}`),
  )
}

describe.each(drawable(blocks).map((block) => [block.type, block] as const))('%s', (_, block) => {
  test.each(ordinary(block))('$name: hydration moves nothing, stays within every width, no violations', async (extreme) => {
    const html = renderToString(pageOf(extreme))
    for (const { main } of openStages()) main.innerHTML = html
    await settled()
    const before = stages.map(places)
    const shifts: string[] = []
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry))
    })
    observer.observe({ type: 'layout-shift', buffered: false })
    flushSync(() => {
      for (const stage of stages) stage.root = hydrateRoot(stage.main, pageOf(extreme))
    })
    await settled()
    expect(stages.map(places)).toEqual(before)
    for (const entry of observer.takeRecords()) shifts.push(JSON.stringify(entry))
    observer.disconnect()
    expect(shifts).toEqual([])
    for (const stage of stages) expect(overflowOf(stage)).toEqual([])
    expect(thrown).toEqual([])

    // On one page: axe compares landmarks and ids of the whole document.
    const [stage, ...others] = stages as [Stage, ...Stage[]]
    closeStages(others)
    for (const width of AXE_WIDTHS) {
      stage.main.style.width = `${width}px`
      await settled()
      expect(await axeComplaints(stage), `at ${width} px`).toEqual([])
    }
  })

  test.each(extremes(block))('$name: stays within the page at every width', async (extreme) => {
    for (const stage of openStages(EXTREME_WIDTHS)) draw(stage, extreme)
    await settled()
    for (const stage of stages) expect(overflowOf(stage)).toEqual([])
    expect(thrown).toEqual([])
  })
})
