import { act, cleanup, render } from '@testing-library/react'
import { memo, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import type { PageBlock, Views } from './BlockOutlet.tsx'
import { Page } from './Page.tsx'
import { jsx } from './react-server/jsx-runtime.ts'
import { Page as ServerPage } from './react-server/page.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const Failing = ({ text }: { text: string }) => {
  if (text === 'bad') throw new Error('no text')
  if (text === 'odd') throw 'odd'
  return <p>{text}</p>
}
const views: Views = {
  note: ({ text, variant, data }) => <p title={variant}>{`${text}${data.products?.status ?? ''}`}</p>,
  sides: ({ slots, children }: { slots: Record<string, ReactNode>; children?: ReactNode }) => (
    <div>
      <i>{slots.left}</i>
      <b>{slots.right}</b>
      {children === undefined && 'empty'}
    </div>
  ),
  box: ({ children }: { children?: ReactNode }) => <section>{children}</section>,
  failing: Failing,
  memoized: memo(Failing),
}
const block = (type: string, id: string, rest: Partial<PageBlock> = {}): PageBlock => ({ id, type, props: { text: id }, ...rest })
const Mark = ({ block, children }: { block: PageBlock; children: ReactNode }) => <u title={block.id}>{children}</u>
const Failure = ({ block, error }: { block: PageBlock; error: Error }) => <em>{`${block.id}: ${error.message}`}</em>

it.each([
  ['Page', Page],
  ['the server component', ServerPage],
])('%s renders areas, slots, variants and data, and marks every block', (_, Root) => {
  const inside = [
    block('note', 'a', { slot: 'right' }),
    block('note', 'b', { slot: 'left' }),
    block('note', 'c', { slot: 'right' }),
  ]
  const content = {
    header: [],
    main: [
      block('sides', 's', { childComponents: inside }),
      block('sides', 'e', { childComponents: [] }),
      block('box', 'x', { childComponents: [block('note', 'd', { variant: 'wide' })] }),
    ],
    end: [block('note', 'f'), block('gone', 'g'), block('note', 'left out')],
  }
  const html = renderToStaticMarkup(
    <Root
      views={views}
      content={content}
      dir="rtl"
      data={{ f: { products: { status: 'loading' } } }}
      enter={({ id }) => id !== 'left out'}
      Areas={({ areas }) => (
        <>
          {areas.end}
          {areas.header === undefined && 'none'}
          {areas.main}
        </>
      )}
    />,
  )
  expect(html).toBe(
    '<div class="bf-page" dir="rtl"><p>floading</p>none<div><i><p>b</p></i><b><p>a</p><p>c</p></b></div>' +
      '<div><i></i><b></b>empty</div><section><p title="wide">d</p></section></div>',
  )
  const marked = renderToStaticMarkup(
    <Root views={views} content={[block('box', 'x', { childComponents: [block('note', 'd')] })]} Mark={Mark} />,
  )
  expect(marked).toBe('<div class="bf-page"><u title="x"><section><u title="d"><p>d</p></u></section></u></div>')
})

it('shows a failure instead of a block, and the block again after it changed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const onFailure = vi.fn()
  const page = (content: PageBlock[], other = {}) => (
    <Page views={views} content={content} Failure={Failure} onFailure={onFailure} {...other} />
  )
  const bad = block('failing', 'x', { props: { text: 'bad' } })
  const odd = block('failing', 'y', { props: { text: 'odd' } })
  const { container, rerender } = render(page([bad, odd, block('note', 'z')]))
  expect(container.textContent).toBe('x: no texty: oddz')
  expect(onFailure.mock.calls.map(([{ id }, { message }]) => [id, message])).toEqual([
    ['x', 'no text'],
    ['y', 'odd'],
  ])
  await act(async () => rerender(page([bad, odd, block('note', 'z')], { dir: 'ltr' })))
  expect(container.textContent).toBe('x: no texty: oddz')
  await act(async () => rerender(page([{ ...bad, props: { text: 'good' } }, odd], { Failure: undefined })))
  expect(container.textContent).toBe('good')
})

it('as a server component leaves out a block that fails, but not signals of a framework', async () => {
  const onFailure = vi.fn()
  const failing = (text: string, type = 'failing') => block(type, 'x', { props: { text } })
  const html = (content: PageBlock[], other: Views = {}, rest = {}) =>
    renderToStaticMarkup(<ServerPage views={{ ...views, ...other }} content={content} onFailure={onFailure} {...rest} />)
  expect(html([failing('bad'), failing('odd'), failing('fine'), failing('memo', 'memoized')])).toBe(
    '<div class="bf-page"><p>fine</p><p>memo</p></div>',
  )
  expect(onFailure.mock.calls.map(([, { message }]) => message)).toEqual(['no text', 'odd'])
  expect(html([failing('bad')], {}, { Failure })).toBe('<div class="bf-page"><em>x: no text</em></div>')
  for (const signal of [{ digest: 'redirect' }, Promise.resolve()]) {
    const redirecting = () => {
      throw signal
    }
    const caught = (() => {
      try {
        html([failing('', 'redirecting')], { redirecting })
      } catch (thrown) {
        return thrown
      }
    })()
    if ('digest' in signal) expect(caught).toBe(signal)
  }
  expect(onFailure).toHaveBeenCalledTimes(3)
})

it('leaves out event handlers and refs of HTML elements in server components, and keeps those of components', () => {
  const props = { onClick: () => {}, onward: () => {}, onLine: 'yes', id: 'a' }
  const propsOf = (element: { props: unknown }) => Object.keys(element.props as object)
  expect(propsOf(jsx('button', { ...props, ref: () => {} }))).toEqual(['onward', 'onLine', 'id'])
  expect(propsOf(jsx(Failing, props))).toEqual(Object.keys(props))
})
