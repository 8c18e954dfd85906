import type { PageRepair, PageSummary } from '@blockfront/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { type Store, StoreContext } from '../../store.ts'
import { PageHead } from './PageHead.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const page = {
  pageId: 'p1',
  storeId: 's1',
  name: 'Care',
  slug: 'care',
  type: 'custom',
  status: 'draft',
  isSystem: false,
} as PageSummary
const store = { storeId: 's1', storeDomain: 'fern.example' } as Store
const repair: PageRepair = {
  path: ['content', 0, 'props', 'color'],
  blockId: 'b1',
  kind: 'defaulted',
  message: 'Not a color.',
  was: 'reddish',
  block: 'Text',
  field: 'Text color',
}

const Path = () => <output>{useLocation().pathname}</output>

async function duplicate(repairs: PageRepair[], missingFiles = 0) {
  vi.stubGlobal('fetch', async (input: string) => {
    const { pathname } = new URL(input, location.origin)
    const isExport = pathname.endsWith('/export')
    const body = isExport
      ? { name: 'Care', slug: 'care', content: [] }
      : { pageId: 'p2', name: 'Care (copy)', repairs, missingFiles }
    return new Response(JSON.stringify(body))
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/dashboard/pages/p1']}>
        <StoreContext value={store}>
          <PageHead page={page} />
          <Path />
        </StoreContext>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
  return user
}
const path = () => document.querySelector('output')?.textContent

test('a copy with invalid values is reported before it opens', async () => {
  const user = await duplicate([repair])
  const report = await screen.findByRole('dialog', { name: 'Care (copy) is a draft.' })
  expect(report.textContent).toContain('One value could not be used')
  expect(report.textContent).toContain('Text color was')
  expect(path()).toBe('/dashboard/pages/p1')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(path()).toBe('/dashboard/pages/p2'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a copy without files that were deleted says so before it opens', async () => {
  await duplicate([], 2)
  const report = await screen.findByRole('dialog', { name: 'Care (copy) is a draft.' })
  expect(report.textContent).toContain('2 files of the page were deleted from your library.')
  expect(report.textContent).not.toContain('could not be used')
})

test('a complete copy opens immediately', async () => {
  await duplicate([])
  await waitFor(() => expect(path()).toBe('/dashboard/pages/p2'))
  expect(screen.queryByRole('dialog')).toBeNull()
})
