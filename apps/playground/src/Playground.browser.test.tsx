import '@blockfront/engine/form.css'
import '@blockfront/builder/parts.css'
import './playground.css'
import { blocks } from '@blockfront/engine/blocks'
import { Theme } from '@blockfront/ui'
import axe from 'axe-core'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadStore } from './demo-store.ts'
import { Playground } from './Playground.tsx'

let container: HTMLElement
let root: Root
const open = () => {
  container = document.createElement('div')
  container.id = 'root'
  container.className = 'ui-root'
  document.body.append(container)
  root = createRoot(container)
  root.render(
    <Theme>
      <Playground />
    </Theme>,
  )
}
const close = () => {
  root.unmount()
  container.remove()
}
const blockCount = () => container.querySelectorAll('[data-block]').length

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1440, 900)
  open()
})
afterEach(close)

it('the palette has every block type, and the page starts with one of each', async () => {
  const offered = Object.values(blocks).filter(({ hidden }) => !hidden)
  for (const { title } of offered)
    await expect.element(page.getByRole('button', { name: title, exact: true }).first()).toBeVisible()
  await expect.poll(blockCount).toBeGreaterThanOrEqual(offered.length)
})

it('shows the generated panel of the selected block, and stores changes', async () => {
  await page.getByRole('button', { name: 'Outline' }).click()
  await page.getByRole('treeitem').first().click()
  // The outline renders only the rows in view.
  await userEvent.keyboard('{End}')
  await page.getByRole('treeitem', { name: /^Text/ }).click()
  await page.getByRole('tab', { name: 'Layout' }).click()
  const width = page.getByRole('textbox', { name: /Maximum width/ }).or(page.getByRole('spinbutton', { name: /Maximum width/ }))
  await expect.element(width.first()).toBeVisible()
  await userEvent.fill(width.first().element(), '640')
  await userEvent.keyboard('{Tab}')
  const maxWidth = () => {
    const content = loadStore().pages[0]?.page.content as { type: string; props?: { maxWidth?: string } }[]
    return content.find(({ type }) => type === 'textBlock')?.props?.maxWidth
  }
  await expect.poll(maxWidth).toBe('640px')
  close()
  open()
  await expect.poll(blockCount).toBeGreaterThan(5)
  expect(maxWidth()).toBe('640px')
})

it('publishes in this browser and stores the version', async () => {
  await expect.poll(blockCount).toBeGreaterThan(5)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish/ })
    .click()
  await expect.poll(() => loadStore().pages[0]?.page.status).toBe('published')
  expect(loadStore().pages[0]?.versions).toHaveLength(1)
})

it('has no axe violations in wide and narrow windows', async () => {
  await expect.poll(blockCount).toBeGreaterThan(5)
  for (const width of [1440, 360]) {
    await page.viewport(width, 900)
    // The contract tests of blocks cover the page and the thumbnails.
    const findings = async () => {
      const { violations } = await axe.run({ include: [container], exclude: [['.bf-page']] })
      return violations.map(({ id, nodes }) => [id, nodes[0]?.html])
    }
    await expect.poll(findings).toEqual([])
  }
})
