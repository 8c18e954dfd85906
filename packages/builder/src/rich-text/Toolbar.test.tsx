import { completeServices, controls, messages } from '@blockfront/engine/form'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Editor } from '@tiptap/core'
import { afterEach, expect, test } from 'vitest'
import { extensions, extensionsFor, forEditor, fromEditor, fromPaste } from './extensions.ts'
import { Toolbar } from './Toolbar.tsx'

let editor: Editor
afterEach(() => {
  cleanup()
  editor.destroy()
})

test.each([
  ['example.com', 'https://example.com'],
  [' www.example.com/sale?x=1 ', 'https://www.example.com/sale?x=1'],
  ['ada@example.com', 'mailto:ada@example.com'],
  ['/shop', '/shop'],
  ['http://example.com', 'http://example.com'],
])('the link button completes the URL %j', async (typed, href) => {
  editor = new Editor({ extensions, content: '<p>Visit us</p>' })
  editor.commands.selectAll()
  render(<Toolbar editor={editor} services={completeServices(undefined, controls, true)} disabled={false} />)
  fireEvent.click(screen.getByRole('button', { name: messages.richText.link }))
  const field = await screen.findByLabelText<HTMLInputElement>(messages.richText.linkAddress)
  fireEvent.change(field, { target: { value: typed } })
  // Submit without blur, which would complete the URL as well.
  if (field.form) fireEvent.submit(field.form)
  await waitFor(() => expect(editor.getHTML()).toContain(`href="${href}"`))
})

test('tokens are names in the text: inserted by the menu and opened again; the stored HTML contains the tokens', async () => {
  const textTokens = [
    { value: '{{product.name}}', label: 'Product name' },
    { value: '{{product.price}}', label: 'Price' },
  ]
  const listing = '<pre><code>{{product.name}}</code></pre>'
  const stored = `<p>From <strong>{{product.price}}</strong>, about:</p>${listing}`
  editor = new Editor({ extensions: extensionsFor(undefined, textTokens), content: forEditor(stored, textTokens) })
  expect(fromEditor(editor)).toBe(stored)
  expect(editor.view.dom.textContent).toBe('From Price, about:{{product.name}}')
  editor.commands.focus(15)
  const services = completeServices(undefined, controls, true)
  const { rerender } = render(<Toolbar editor={editor} services={services} disabled={false} />)
  expect(screen.queryByRole('button', { name: messages.richText.token })).toBeNull()
  rerender(<Toolbar editor={editor} services={{ ...services, textTokens }} disabled={false} />)
  fireEvent.keyDown(screen.getByRole('button', { name: messages.richText.token }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Product name' }))
  const expected = `<p>From <strong>{{product.price}}</strong>, about:{{product.name}}</p>${listing}`
  await waitFor(() => expect(fromEditor(editor)).toBe(expected))
  expect(editor.view.dom.textContent).toBe('From Price, about:Product name{{product.name}}')
  editor.commands.setContent(forEditor(expected, textTokens))
  expect(fromEditor(editor)).toBe(expected)
})

test('pasted text keeps its blocks apart, its headings and its videos', () => {
  editor = new Editor({ extensions, editorProps: { transformPastedHTML: fromPaste } })
  editor.view.pasteHTML(
    '<div>Soft cotton.</div><section>Machine wash.</section><h1>Size</h1><h5>Care</h5>' +
      '<div>Film<iframe src="https://player.vimeo.com/video/12"></iframe><iframe src="https://maps.example"></iframe></div>',
    new Event('paste') as ClipboardEvent,
  )
  expect(editor.getHTML()).toBe(
    '<p>Soft cotton.</p><p>Machine wash.</p><h2>Size</h2><h4>Care</h4><p>Film</p><p><a href="https://vimeo.com/12">https://vimeo.com/12</a></p>',
  )
})
