import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Page } from './Page.tsx'
import { Page as ServerPage } from './react-server/page.tsx'

const views = {
  note: ({ text }: { text: string }) => <p>{text}</p>,
  box: ({ children }: { children?: ReactNode }) => <div>{children}</div>,
}
const note = (id: string, rest = {}) => ({ id, type: 'note', props: { text: id }, ...rest })

test('hidden and unknown blocks are not rendered', () => {
  const content = [
    note('shown'),
    note('gone', { editor: { hidden: true } }),
    note('newer', { contentType: 'unknown' }),
    { id: 'box', type: 'box', props: {}, childComponents: [note('child'), note('gone too', { editor: { hidden: true } })] },
    { id: 'away', type: 'box', props: {}, editor: { hidden: true }, childComponents: [note('with it')] },
  ]
  expect(renderToStaticMarkup(<Page content={content} views={views} />)).toBe(
    '<div class="bf-page"><p>shown</p><div><p>child</p></div></div>',
  )
})

test('a block that some widths hide is marked for the style sheet', () => {
  const content = [
    note('phones', { editor: { hiddenOn: ['desktop', 'tablet'] } }),
    note('gone', { editor: { hidden: true, hiddenOn: ['mobile'] } }),
  ]
  const html = '<div class="bf-page"><div data-hidden-on="desktop tablet"><p>phones</p></div></div>'
  expect(renderToStaticMarkup(<Page content={content} views={views} />)).toBe(html)
  expect(renderToStaticMarkup(<ServerPage content={content} views={views} />)).toBe(html)
})

test('a block with effects is marked for the style sheet', () => {
  const content = [note('a', { editor: { appear: 'rise', hover: 'lift' } }), note('b', { editor: { hover: 'lift' } })]
  const html =
    '<div class="bf-page"><div data-hidden-on="" data-effects="rise lift"><p>a</p></div><div data-hidden-on="" data-effects="lift"><p>b</p></div></div>'
  expect(renderToStaticMarkup(<Page content={content} views={views} />)).toBe(html)
  expect(renderToStaticMarkup(<ServerPage content={content} views={views} />)).toBe(html)
})
