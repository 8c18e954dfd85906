/** `<Builder>` in apps of others: mistakes in their blocks and adapters, several builders on a page, and what the app does around it. */
import { defineBlock, field } from '@blockfront/engine'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { BuilderAdapter } from './adapter.ts'
import { memoryAdapter } from './adapters/memory-adapter.ts'
import { Builder, type BuilderProps } from './Builder.tsx'

declare module '@blockfront/engine/render' {
  interface Queries {
    news: { query: { limit: number }; result: string[] }
  }
}

const note = defineBlock({
  type: 'note',
  fields: { heading: field.text('Heading').max(80).default('Hello') },
  View: ({ heading }) => <h2>{heading}</h2>,
})
const list = (...headings: string[]) => headings.map((heading) => ({ type: 'note', props: { heading } }))

class NeverSeen {
  observe() {}
  disconnect() {}
}

let errors: string[] = []
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NeverSeen)
  errors = []
  const collect = (...parts: unknown[]) => void errors.push(parts.map(String).join(' '))
  vi.spyOn(console, 'error').mockImplementation(collect)
  vi.spyOn(console, 'warn').mockImplementation(collect)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  localStorage.clear()
})

/** Opens builders next to each other, and waits for their pages. */
async function open(...builders: (Pick<BuilderProps, 'adapter'> & Partial<BuilderProps>)[]) {
  const view = render(
    <>
      <button type="button">Of the app</button>
      {builders.map((props, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <div key={index} data-testid={`builder ${index + 1}`}>
          <Builder blocks={{ note }} height={600} {...props} />
        </div>
      ))}
    </>,
  )
  await expect.poll(() => view.container.querySelectorAll('.bfb-page')).toHaveLength(builders.length)
  return view
}
const builder = (number: number) => within(screen.getByTestId(`builder ${number}`))
const headings = (number: number) =>
  [...screen.getByTestId(`builder ${number}`).querySelectorAll('.bfb-page h2')].map((one) => one.textContent)
const select = (number: number, heading: string) => {
  const row = builder(number).getByRole('treeitem', { name: new RegExp(heading) })
  fireEvent.pointerDown(row)
  fireEvent.click(row)
}
/** Opens the list of blocks, and returns the button of one. */
const blockOffered = async (number: number, name: string) => {
  fireEvent.click(builder(number).getByRole('button', { name: 'Add blocks' }))
  return builder(number).findByRole('button', { name: new RegExp(name) })
}
/** Opens the outline. Builders remember that it is open. */
const outline = (number: number) =>
  builder(number).queryByRole('tree') ?? fireEvent.click(builder(number).getByRole('button', { name: 'Outline' }))

it('lists the mistakes in block types while it shows the others', async () => {
  const version2 = {
    ...note,
    type: 'old',
    title: 'Old',
    version: 2,
    data: ({ heading }: { heading: string }) => ({ news: { limit: heading.length } }),
  }
  const items = field.list('Items', { name: field.text('Name').default('') }).default([])
  const blocks = {
    note,
    bare: defineBlock({ type: 'bare', fields: { heading: field.text('Heading') }, View: () => null }),
    tabs: defineBlock({
      type: 'tabs',
      props: () => z.object({ items }),
      slots: { tab: { each: 'items' } },
      title: 'Tabs',
      View: () => null,
    }),
    old: version2 as never,
    Wrong: { ...note, type: 'wrong', title: 'Wrong' } as never,
  }
  const content = [...list('Fine'), { type: 'bare' }, { type: 'tabs' }, { type: 'old', version: 1 }, { type: 'wrong' }]
  await open({ blocks, adapter: memoryAdapter({ home: { content } }) })
  expect(headings(1)).toEqual(['Fine'])
  expect(screen.getByTestId('builder 1').querySelectorAll('.bfb-card')).toHaveLength(4)
  const problems = await screen.findByRole('region', { name: /problems in the block types/ })
  for (const text of [
    'bare.props.heading: has no default',
    'tabs.slots.tab.each: names items',
    'old.migrations[1]: is missing',
    'key "Wrong"',
  ])
    expect(problems.textContent).toContain(text)
  expect(errors.join()).toContain('bare.props.heading: has no default')
  fireEvent.click(within(problems).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('region', { name: /problems in the block types/ })).toBeNull()
  expect(await blockOffered(1, 'Note')).toBeTruthy()
})

it('shows blocks whose data throws or is a new object for each call, and offers blocks with data without resources', async () => {
  const news = (data: unknown) =>
    defineBlock({
      type: 'news',
      fields: { limit: field.number('Limit').default(3) },
      data: data as () => { news: { limit: number } },
      View: ({ data: { news: found } }) => <h2>{found?.status === 'ready' ? found.value.join() : (found?.status ?? 'none')}</h2>,
    })
  const listeners = new Set<() => void>()
  let value = 'One'
  const resources: BuilderAdapter['resources'] = {
    read: () => ({ status: 'ready', value: [value] }) as never,
    subscribe: (next) => {
      listeners.add(next)
      return () => listeners.delete(next)
    },
  }
  const content = [{ type: 'news' }]
  const failing = () => {
    throw new Error('no data')
  }
  await open(
    { blocks: { news: news(() => ({ news: { limit: 3 } })) }, adapter: { ...memoryAdapter({ home: { content } }), resources } },
    { blocks: { news: news(failing) }, adapter: { ...memoryAdapter({ home: { content } }), resources } },
    { blocks: { news: news(() => ({ news: { limit: 3 } })) }, adapter: memoryAdapter({ home: { content } }) },
  )
  expect([headings(1), headings(2), headings(3)]).toEqual([['One'], ['none'], ['error']])
  value = 'Two'
  act(() => {
    for (const listener of listeners) listener()
  })
  expect(headings(1)).toEqual(['Two'])
  expect(await blockOffered(3, 'News')).toBeTruthy()
  expect(errors.filter((text) => text.includes('no `resources`'))).toEqual([expect.stringContaining('no data: news')])
})

it('takes keys only while it has the focus, and no id is twice on the page', async () => {
  await open(
    { adapter: memoryAdapter({ home: { content: list('A', 'B') } }) },
    { adapter: memoryAdapter({ home: { content: list('C', 'D') } }) },
  )
  const ids = [...document.body.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  for (const number of [1, 2]) outline(number)
  select(1, 'A')
  select(2, 'C')
  const tree = builder(2).getByRole('tree')
  act(() => tree.focus())
  fireEvent.keyDown(tree, { key: 'Delete' })
  expect([headings(1), headings(2)]).toEqual([['A', 'B'], ['D']])
  select(2, 'D')
  const button = screen.getByRole('button', { name: 'Of the app' })
  act(() => button.focus())
  for (const key of ['Delete', 'Backspace']) fireEvent.keyDown(button, { key })
  fireEvent.cut(button)
  // A click on the app's background takes the focus from everything.
  fireEvent.pointerDown(document.body)
  fireEvent.keyDown(document.body, { key: 'Delete' })
  expect([headings(1), headings(2)]).toEqual([['A', 'B'], ['D']])
  // Nothing has the focus: the keys are for the builder that was used last.
  select(1, 'B')
  act(() => (document.activeElement as HTMLElement).blur())
  fireEvent.keyDown(document.body, { key: 'Delete' })
  expect([headings(1), headings(2)]).toEqual([['A'], ['D']])
})

it('saves the last change when the app removes it, and the next one that was made while a save was running', async () => {
  const saved: string[] = []
  let answer = () => {}
  const adapter: BuilderAdapter = {
    load: async () => ({ content: list('A', 'B', 'C') }),
    save: ({ content }) => {
      saved.push((content as { props: { heading: string } }[]).map(({ props }) => props.heading).join(''))
      return new Promise((resolve) => {
        answer = () => resolve(undefined)
      })
    },
  }
  const { unmount } = await open({ adapter })
  outline(1)
  const remove = (heading: string) => {
    select(1, heading)
    fireEvent.keyDown(document.body, { key: 'Delete' })
  }
  remove('A')
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
  expect(saved).toEqual(['BC'])
  remove('B')
  unmount()
  expect(saved).toEqual(['BC'])
  answer()
  await expect.poll(() => saved).toEqual(['BC', 'C'])
  // Without a running save, and without changes.
  const again = await open({ adapter })
  outline(1)
  remove('A')
  again.unmount()
  expect(saved).toEqual(['BC', 'C', 'BC'])
  const unchanged = await open({ adapter })
  unchanged.unmount()
  expect(saved).toHaveLength(3)
})

it('opens a page without ids twice with the same ids, so that both windows save it without a conflict', async () => {
  const pages = new Map([['home', { content: list('A', 'B') as readonly unknown[], version: 1 }]])
  const adapter: BuilderAdapter = {
    load: async () => structuredClone(pages.get('home')),
    save: async ({ content, baseVersion }) => {
      const page = pages.get('home')
      if (page?.version !== baseVersion) return { stale: true, page: structuredClone(page) as never }
      pages.set('home', { content: structuredClone(content), version: baseVersion + 1 })
      return { version: baseVersion + 1 }
    },
  }
  await open({ adapter }, { adapter })
  for (const number of [1, 2]) outline(number)
  select(1, 'A')
  fireEvent.keyDown(document.body, { key: 'Delete' })
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
  await expect.poll(() => pages.get('home')?.content).toHaveLength(1)
  select(2, 'B')
  fireEvent.keyDown(document.body, { key: 'd', ctrlKey: true })
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
  await expect.poll(() => headings(2)).not.toContain('A')
  await expect.poll(() => pages.get('home')?.content).toHaveLength(2)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('writes the error of an adapter to the console and shows it, and passes its nonce to style elements', async () => {
  const adapter: BuilderAdapter = {
    load: async () => ({ content: list('A') }),
    save: async () => {
      throw new TypeError('Failed to serialize')
    },
  }
  const { container } = await open({ adapter, nonce: 'abc' })
  outline(1)
  select(1, 'A')
  fireEvent.keyDown(document.body, { key: 'Delete' })
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
  expect(await screen.findByText(/Failed to serialize/)).toBeTruthy()
  expect(errors.join()).toContain('adapter.save failed: TypeError: Failed to serialize')
  expect([...container.querySelectorAll('style')].map(({ nonce }) => nonce)).toEqual(['abc'])
})
