import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LinkChoice, LinkFinder } from '../control.ts'
import { messages } from '../messages.ts'
import { LinkInput } from './LinkInput.tsx'
import { linkFinder } from './link-finder.ts'

const links: LinkChoice[] = [
  { label: 'Home', url: '/' },
  { label: 'Coats', url: '/collection/coats', kind: 'category' },
  { label: 'Blue coat', url: '/page/product/blue-coat', kind: 'product' },
  { label: 'Sale', url: '/page/sale', hidden: 'Draft: not shown in the store' },
]

function Field({ finder, start = '' }: { finder: LinkFinder; start?: string }) {
  const [url, setUrl] = useState(start)
  return (
    <>
      <label htmlFor="url">URL</label>
      <LinkInput id="url" value={url} onChange={setUrl} links={finder} messages={messages} />
    </>
  )
}

const open = () => fireEvent.click(screen.getByRole('button', { name: messages.chooseLink }))
const options = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'URL' })

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView ??= vi.fn()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the search of a link', () => {
  it('lists pages, categories and products with their kind, and marks those that shoppers cannot open', async () => {
    render(<Field finder={linkFinder(() => links)} />)
    open()
    expect(await options()).toEqual([
      'HomePage · /',
      'CoatsCategory · /collection/coats',
      'Blue coatProduct · /page/product/blue-coat',
      'SalePage · Draft: not shown in the store',
    ])
  })

  it('is used with the keyboard', async () => {
    render(<Field finder={linkFinder(async () => links)} />)
    open()
    const search = await screen.findByRole('combobox', { name: messages.searchLinks })
    fireEvent.change(search, { target: { value: 'coat' } })
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    fireEvent.keyDown(search, { key: 'ArrowDown' })
    expect(document.getElementById(search.getAttribute('aria-activedescendant') ?? '')?.textContent).toMatch(/^Blue coat/)
    fireEvent.keyDown(search, { key: 'Enter' })
    expect(field().value).toBe('/page/product/blue-coat')
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('says that nothing matches, and repeats a search that failed', async () => {
    let fails = true
    const finder = linkFinder(async () => {
      if (fails) throw new Error('offline')
      return []
    })
    render(<Field finder={finder} />)
    open()
    expect((await screen.findByRole('alert')).textContent).toContain(messages.linksFailed)
    fails = false
    fireEvent.click(screen.getByRole('button', { name: messages.retry }))
    expect((await screen.findByRole('status')).textContent).toBe(messages.noLinks)
  })
})

it('says that shoppers cannot open the page of a URL, which describes the field', async () => {
  render(<Field finder={linkFinder(() => links)} start="/page/sale" />)
  const note = await screen.findByText('Draft: not shown in the store')
  expect(field().getAttribute('aria-describedby')).toBe(note.id)
  await act(async () => fireEvent.change(field(), { target: { value: '/' } }))
  expect(screen.queryByText('Draft: not shown in the store')).toBeNull()
})
