import { cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import * as late from './late-rich-text.ts'
import { RichText } from './RichText.tsx'
import type * as replaced from './use-rich-text.ts'

const { loadRichText, useRichText }: typeof replaced = late

afterEach(cleanup)

function Late({ html, use = useRichText }: { html: string; use?: typeof useRichText }) {
  const { key, ...content } = use(html)
  return <div key={key} className="bf-richText" {...content} />
}

it('keeps the elements of the server until the text changes, and draws other texts', async () => {
  const [first, other] = ['<p>One <b>bold</b></p>', '<h2>Other</h2>']
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<RichText html={first} />)
  const drawn = container.querySelector('b')
  await loadRichText()
  const onRecoverableError = vi.fn()
  const page = render(<Late html={first} />, { container, hydrate: true, onRecoverableError })
  page.rerender(<Late html={first} />)
  expect(container.querySelector('b')).toBe(drawn)

  // A text that the server has not drawn.
  const opened = render(<Late html={other} />)
  expect(opened.container.textContent).toBe('')
  await expect.poll(() => opened.container.innerHTML).toBe(renderToString(<RichText html={other} />))

  page.rerender(<Late html={other} />)
  expect(container.innerHTML).toBe(renderToString(<RichText html={other} />))
  page.rerender(<Late html={first} />)
  expect(container.innerHTML).toBe(renderToString(<RichText html={first} />))
  expect(onRecoverableError).not.toHaveBeenCalled()
  container.remove()
})

it('draws every text of the second page at once', async () => {
  vi.resetModules()
  const fresh: typeof replaced = await import('./late-rich-text.ts')
  await fresh.loadRichText()
  await fresh.loadRichText()
  const { container } = render(<Late html="<p>Next</p>" use={fresh.useRichText} />)
  expect(container.innerHTML).toBe('<div class="bf-richText"><p>Next</p></div>')
})
