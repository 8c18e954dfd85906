import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import type { PageBlock, Views } from './BlockOutlet.tsx'
import { Page } from './Page.tsx'
import { renderPage, renderTree } from './server.tsx'

const Broken = () => {
  throw new Error('no stock to show')
}
const views: Views = {
  text: ({ text }: { text: string }) => <p>{text}</p>,
  box: ({ children }: { children?: ReactNode }) => <section>{children}</section>,
  broken: Broken,
  brokenAtItsEnd: ({ children }: { children?: ReactNode }) => (
    <section>
      {children}
      <Broken />
    </section>
  ),
}
const block = (type: string, id: string, childComponents?: PageBlock[]): PageBlock => ({
  id,
  type,
  props: { text: id },
  ...(childComponents && { childComponents }),
})

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

test('renders all blocks of a page whose views do not throw', () => {
  const { html, failures } = renderPage({ views, content: [block('text', 'a'), block('box', 'b', [block('text', 'c')])] })
  expect(html).toBe('<div class="bf-page"><p>a</p><section><p>c</p></section></div>')
  expect(failures).toEqual([])
})

test('a view that throws removes only its own block, at any depth', () => {
  const inner = block('broken', 'x')
  const outer = block('broken', 'y', [block('text', 'lost')])
  const content = [block('text', 'a'), block('box', 'b', [inner, block('text', 'c')]), outer, block('text', 'd')]
  const { html, failures } = renderPage({ views, content })
  expect(html).toBe('<div class="bf-page"><p>a</p><section><p>c</p></section><p>d</p></div>')
  expect(failures.map(({ block, error }) => [block.id, error.message])).toEqual([
    ['x', 'no stock to show'],
    ['y', 'no stock to show'],
  ])
})

test('a view that throws after its children is found, and the children are not reported', () => {
  const guilty = block('brokenAtItsEnd', 'x', [block('text', 'b'), block('box', 'c', [block('text', 'd')])])
  const { html, failures } = renderPage({ views, content: [block('text', 'a'), guilty, block('text', 'e')] })
  expect(html).toBe('<div class="bf-page"><p>a</p><p>e</p></div>')
  expect(failures.map(({ block }) => block.id)).toEqual(['x'])
})

test('a page on which all blocks throw is empty', () => {
  const content = Array.from({ length: 30 }, (_, index) => block('broken', `x${index}`))
  const { html, failures } = renderPage({ views, content })
  expect(html).toBe('<div class="bf-page"></div>')
  expect(failures).toHaveLength(30)
})

test("a block that the caller's enter leaves out is not reported", () => {
  const { html, failures } = renderPage({
    views,
    content: [block('text', 'a'), block('text', 'b')],
    enter: ({ id }) => id !== 'a',
  })
  expect(html).toBe('<div class="bf-page"><p>b</p></div>')
  expect(failures).toEqual([])
})

test('rethrows errors from outside of blocks', () => {
  expect(() => renderTree(() => <Broken />)).toThrow('no stock to show')
})

/** Hydrates the server's page and returns the errors that React reported. */
async function hydrate(html: string, page: ReactNode) {
  const complaints: unknown[] = []
  vi.spyOn(console, 'error').mockImplementation((...said) => complaints.push(said))
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  const root = await act(async () =>
    hydrateRoot(container, page, { onRecoverableError: (error) => complaints.push(error), onCaughtError: () => {} }),
  )
  const drawn = container.innerHTML
  await act(async () => root.unmount())
  return { drawn, complaints }
}

test('the client hydrates the same page when it leaves out the same blocks', async () => {
  const content = [block('text', 'a'), block('box', 'b', [block('broken', 'x'), block('text', 'c')])]
  const { html, failures } = renderPage({ views, content })
  const gone = new Set(failures.map(({ block }) => block.id))
  const { drawn, complaints } = await hydrate(html, <Page views={views} content={content} enter={({ id }) => !gone.has(id)} />)
  expect(complaints).toEqual([])
  expect(drawn).toBe(html)
})

test("the client shows the same page and reports the failure without the server's list", async () => {
  const content = [block('text', 'a'), block('broken', 'x'), block('text', 'c')]
  const { html } = renderPage({ views, content })
  const onFailure = vi.fn()
  const { drawn } = await hydrate(html, <Page views={views} content={content} onFailure={onFailure} />)
  expect(drawn).toBe(html)
  expect(onFailure).toHaveBeenCalledWith(content[1], expect.objectContaining({ message: 'no stock to show' }))
})
