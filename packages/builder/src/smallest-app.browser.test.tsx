import { createRoot } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { BuilderAdapter } from './adapter.ts'
import { localStorageAdapter } from './adapters/local-storage-adapter.ts'
import { Builder } from './Builder.tsx'
import { blocks } from './testing/own-block/blocks.tsx'
import { controls } from './testing/own-block/controls.tsx'
import { Editor } from './testing/own-block/editor.tsx'

const KEY = 'blockfront.page.home'
const url = location.href
let root: HTMLElement | undefined

// With a query, the same file is another module, which runs again.
const editor = import.meta.glob('../bench/smallest/ours.tsx', { query: '?edit' })
const view = import.meta.glob('../bench/smallest/ours.tsx', { query: '?view' })

/** Runs the smallest app (`bench/smallest/ours.tsx`) at a path, in an empty page. */
async function visit(path: string) {
  root?.remove()
  root = document.createElement('div')
  root.id = 'root'
  document.body.append(root)
  history.replaceState(null, '', path)
  for (const run of Object.values(path === '/edit' ? editor : view)) await run()
}

afterEach(() => {
  root?.remove()
  localStorage.clear()
  history.replaceState(null, '', url)
})

it('the smallest app edits, saves and shows a page', async () => {
  await page.viewport(1440, 900)
  localStorage.clear()
  await visit('/edit')
  await page.getByRole('button', { name: 'Banner' }).click()
  const heading = page.getByRole('textbox', { name: 'Heading' })
  await expect.element(heading).toHaveValue('Hello')
  await userEvent.fill(heading, 'Hello, world')
  await expect.poll(() => localStorage.getItem(KEY)).toContain('Hello, world')
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
  // Only what the adapter supports is offered.
  for (const name of ['Theme', 'Pages', 'Publish', 'New page'])
    await expect.element(page.getByRole('button', { name, exact: true })).not.toBeInTheDocument()
  await visit('/')
  await expect.element(page.getByRole('heading', { name: 'Hello, world' })).toBeVisible()
})

it("an app's own block is edited with the control of the app's field kind", async () => {
  localStorage.clear()
  root = document.createElement('div')
  document.body.append(root)
  const app = createRoot(root)
  app.render(<Editor />)
  await page.getByRole('button', { name: 'Review' }).click()
  const stars = page.getByRole('slider', { name: 'Stars' })
  await expect.element(stars).toHaveValue('5')
  await userEvent.type(stars, '{ArrowLeft}')
  await expect.element(page.getByRole('img', { name: '4 of 5 stars' })).toBeVisible()
  await expect.poll(() => localStorage.getItem(KEY)).toContain('"stars":4')
  // The same page in an app with areas, which uses the page's title: the review stays in the first area.
  const titled: BuilderAdapter = { ...localStorageAdapter(), settings: ['metaTitle'] }
  app.render(<Builder key="areas" blocks={blocks} controls={controls} adapter={titled} />)
  await expect.element(page.getByRole('main').getByRole('img', { name: '4 of 5 stars' })).toBeInTheDocument()
  await expect.element(page.getByRole('complementary').getByText('Sidebar')).toBeInTheDocument()
  const settings = page.getByRole('form', { name: 'Page settings' })
  await expect.poll(() => settings.getByRole('textbox').elements()).toHaveLength(1)
  await userEvent.fill(settings.getByRole('textbox', { name: 'Page title' }), 'Reviews')
  await expect.poll(() => localStorage.getItem(KEY)).toContain('"metaTitle":"Reviews"')
  app.unmount()
})
