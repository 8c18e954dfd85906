import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { App } from '../App.tsx'
import { MemoryRouter } from '../router.ts'
import { FakeServer } from '../testing/fake-server.ts'
import { sampleOf } from '../testing/sample.ts'
import { queryClient } from '../workspace/query-client.ts'
import { Workspace } from '../workspace/Workspace.tsx'

beforeEach(() => {
  // jsdom has no layout.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  Element.prototype.scrollIntoView ??= () => {}
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

test.each([
  ['pages/redirects?edit=new', 'To'],
  ['facebook-ads', 'Privacy policy link'],
])('a link on the screen %s can be a page, a category or a product', async (path, label) => {
  const target = {
    ...sampleOf('link.get', 'filled').target,
    kind: 'product' as const,
    label: 'Blue coat',
    url: '/page/product/blue-coat',
  }
  const answers = { 'link.search': [{ ...target, image: '', hidden: 'draft' as const }] }
  vi.stubGlobal('fetch', new FakeServer('filled', { ...answers, 'link.get': { target: null } }).fetch)
  render(
    <MemoryRouter initialEntries={[`/dashboard/${path}`]}>
      <App Workspace={Workspace} />
    </MemoryRouter>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Choose what the link opens' }))
  fireEvent.click(await screen.findByRole('option', { name: /Blue coat.*Draft: not shown in the store/ }))
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: label }).value).toBe(target.url))
})
