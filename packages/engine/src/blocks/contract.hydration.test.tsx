// @vitest-environment node
/**
 * Renders every block in every situation without a DOM and hydrates it in jsdom. The views are imported twice, before and after a
 * DOM exists, as on a real server and in a browser.
 */
import { act, createElement, type ReactNode } from 'react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Block } from '../block.ts'
import { topSelectors } from '../block-tests/css.ts'
import { drawable, type Extreme, extremes, ordinary } from '../block-tests/extremes.ts'
import { harmIn, payloads } from '../block-tests/hostile.ts'
import { attack } from '../block-tests/rendering.ts'
import { checkBlock } from '../check/check-block.ts'
import { sampleResources } from '../generate/sample-data.ts'
import type { PageProps } from '../render/Page.tsx'
import { renderPage } from '../render/server.tsx'
import { blocks } from './index.ts'
import { stylesOf } from './styles.ts'
import { becomeBrowser } from './testing/dom.ts'
import { views } from './views.ts'

/** The style sheets of parts. A part that loads late has none: `LazyLightbox` has that of `Lightbox`. */
const partStyles = Object.values(
  import.meta.glob<string | undefined>(['../render/{parts,product,slider}/**/*.tsx', '!../render/**/*.test.tsx'], {
    import: 'css',
    eager: true,
  }),
).filter((css) => css !== undefined)

const pageOf = ({ block, data, dir }: Extreme): Omit<PageProps, 'views'> => ({
  content: [block],
  data: { [block.id]: data },
  dir,
})

/** Renders a block on a server without a DOM. */
const drawOnServer = (block: Block) => ({
  unread: checkBlock(block, {
    draw: (View, props) => {
      const content = [{ id: 'block', type: block.type, props, childComponents: [] }]
      renderPage({ content, data: { block: sampleResources(block, props) }, views: { [block.type]: View } })
    },
  }),
  situations: situationsOf(block).map((extreme) => renderPage({ ...pageOf(extreme), views })),
  hostile: payloads.map((payload) => ({ payload, ...renderPage({ ...pageOf(attack(block, payload)), views }) })),
})
const situationsOf = (block: Block) => [...ordinary(block), ...extremes(block)]

/**
 * Server HTML by block type, rendered before this process gets a DOM. Only the selected types are rendered, so that `-t hero` is
 * fast.
 */
const drawn = new Map<string, ReturnType<typeof drawOnServer>>()

interface Browser {
  renderPage: typeof renderPage
  page: (props: Omit<PageProps, 'views'>) => ReactNode
  hydrateRoot: typeof import('react-dom/client').hydrateRoot
}
let browser: Browser

// A hook for each block type: a busy machine may take longer than a time limit for all of them together.
for (const block of drawable(blocks)) {
  // biome-ignore lint/correctness/noEmptyPattern: Vitest requires a destructured first argument, and there are no fixtures
  beforeAll(({}, { tasks }) => {
    const isSelected = tasks.some(({ mode, name }) => (mode === 'run' || mode === 'queued') && name === block.type)
    if (isSelected) drawn.set(block.type, drawOnServer(block))
  }, 60_000)
}

beforeAll(async () => {
  const becomeServer = await becomeBrowser()
  vi.resetModules()
  const [{ renderPage }, { Page }, fresh, { hydrateRoot }] = await Promise.all([
    import('../render/server.tsx'),
    import('../render/Page.tsx'),
    import('./views.ts'),
    import('react-dom/client'),
  ])
  browser = {
    renderPage: (props) => renderPage({ ...props, views: fresh.views }),
    page: (props) => createElement(Page, { ...props, views: fresh.views }),
    hydrateRoot,
  }
  return async () => {
    vi.resetModules()
    await becomeServer()
  }
}, 60_000)

/** Hydrates the server's HTML and returns everything that React reported. */
async function complaintsOf(html: string, page: ReactNode): Promise<string[]> {
  const complaints: string[] = []
  const error = vi.spyOn(console, 'error').mockImplementation((...said) => complaints.push(said.map(String).join(' ')))
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  const note = (problem: unknown) => complaints.push(String(problem))
  const root = await act(async () =>
    browser.hydrateRoot(container, page, { onRecoverableError: note, onCaughtError: note, onUncaughtError: note }),
  )
  await act(async () => root.unmount())
  container.remove()
  error.mockRestore()
  return complaints
}

describe.each(drawable(blocks))('$type', (block) => {
  const { type } = block
  const onServer = () => drawn.get(type) as ReturnType<typeof drawOnServer>

  test('reads all of its props', () => expect(onServer().unread, type).toEqual([]))

  test.each(situationsOf(block).map((extreme, index) => ({ extreme, index, name: extreme.name })))(
    '$name: hydrates the server HTML without differences',
    async ({ extreme, index }) => {
      const { html, failures } = onServer().situations[index] as ReturnType<typeof renderPage>
      expect(failures.map(({ error }) => error.message)).toEqual([])
      const inBrowser = browser.renderPage({ ...pageOf(extreme), views })
      expect(inBrowser.html).toBe(html)
      expect(await complaintsOf(html, browser.page(pageOf(extreme)))).toEqual([])
    },
  )

  test('lists the style sheet of every part that it renders', () => {
    const own = stylesOf({ [type]: block })
    const classesIn = (text: string) => [...text.matchAll(/\bbf-[\w-]+/g)].map(([name]) => name)
    const rendered = new Set(onServer().situations.flatMap(({ html }) => classesIn(html)))
    const missing = partStyles.filter((css) => !own.includes(css))
    const selectors = missing.flatMap(topSelectors)
    const applies = (names: string[]) => names.length > 0 && names.every((name) => rendered.has(name))
    expect(selectors.filter((selector) => applies(classesIn(selector)))).toEqual([])
  })

  test('renders malicious values as text', () => {
    for (const { payload, html, failures } of onServer().hostile) {
      expect(
        failures.map(({ error }) => error.message),
        payload,
      ).toEqual([])
      const parsed = document.implementation.createHTMLDocument()
      parsed.body.innerHTML = html
      expect(harmIn(parsed.body), `${payload}\n${html}`).toEqual([])
    }
  })
})
