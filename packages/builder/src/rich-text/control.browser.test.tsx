import { field } from '@blockfront/engine'
import { Panel, SchemaForm } from '@blockfront/engine/form'
import { atRest } from '@blockfront/tooling/browser/at-rest'
import axe from 'axe-core'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import '@blockfront/engine/form.css'
import { richTextControl } from './control.tsx'
import './rich-text.css'

const props = () => z.object({ body: field.richText('Body').default('<p>Some words</p>') })
const block = { type: 'demo', title: 'Demo', props }
const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"/>')}`
const services = {
  controls: { richText: richTextControl },
  colors: [{ value: 'var(--color-accent)', label: 'Accent', color: '#1d4ed8' }],
  pickFile: async () => PICTURE,
}
const changed = vi.fn<(patch: Record<string, unknown>) => void>()

function DemoPanel() {
  const [value, setValue] = useState<Record<string, unknown>>(() => props().parse({}))
  const change = (patch: Record<string, unknown>) => {
    changed(patch)
    setValue((before) => ({ ...before, ...patch }))
  }
  return <Panel block={block} value={value} onChange={change} services={services} />
}

let unmount = () => {}
function show(content: ReactNode): void {
  document.documentElement.lang = 'en'
  document.title = 'Panel'
  const place = document.createElement('main')
  place.style.width = '320px'
  document.body.append(place)
  const root = createRoot(place)
  flushSync(() => root.render(content))
  unmount = () => {
    flushSync(() => root.unmount())
    place.remove()
  }
}

afterEach(() => {
  unmount()
  changed.mockClear()
  delete document.documentElement.dataset.theme
})

test('a panel shows the editor, which writes HTML only after a change', async () => {
  show(<DemoPanel />)
  await expect.element(page.getByRole('textbox', { name: 'Body' })).toBeVisible()
  expect(changed).not.toHaveBeenCalled()
  await page.getByRole('textbox', { name: 'Body' }).click()
  await userEvent.keyboard('{Control>}a{/Control}')
  await page.getByRole('button', { name: 'Bold' }).click()
  expect(changed.mock.lastCall?.[0]).toEqual({ body: '<p><strong>Some words</strong></p>' })
})

test('colors and aligns text, and inserts an image', async () => {
  show(<DemoPanel />)
  await page.getByRole('textbox', { name: 'Body' }).click()
  await userEvent.keyboard('{Control>}a{/Control}')
  await page.getByRole('button', { name: 'Text color' }).click()
  await page.getByRole('button', { name: 'Accent' }).click()
  const colored = '<span style="color: var(--color-accent);">Some words</span>'
  await expect.poll(() => changed.mock.lastCall?.[0]).toEqual({ body: `<p>${colored}</p>` })
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Alignment' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Align end' }).click()
  await expect.poll(() => changed.mock.lastCall?.[0]).toEqual({ body: `<p style="text-align: end;">${colored}</p>` })
  await page.getByRole('textbox', { name: 'Body' }).click()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await page.getByRole('button', { name: 'Image', exact: true }).click()
  await page.getByRole('button', { name: 'Choose an image' }).click()
  const address = page.getByRole('textbox', { name: 'Image URL' })
  await expect.element(address).toHaveValue(PICTURE)
  await address.fill('/media/one.svg')
  await page.getByRole('textbox', { name: /^Alternative text/ }).fill('A cup')
  await page.getByRole('button', { name: 'Insert image' }).click()
  await expect.poll(() => changed.mock.lastCall?.[0]?.body).toContain(`${colored}<img src="/media/one.svg" alt="A cup">`)
})

test.each(['light', 'dark'])('the editor has no accessibility violations, %s', async (theme) => {
  document.documentElement.dataset.theme = theme
  show(<DemoPanel />)
  await expect.element(page.getByRole('textbox', { name: 'Body' })).toBeVisible()
  await atRest()
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
})

test('a form without the control shows the HTML source', async () => {
  show(<SchemaForm schema={props()} onSubmit={async () => {}} />)
  await expect.element(page.getByRole('textbox', { name: 'Body' })).toHaveValue('<p>Some words</p>')
})

test('a field with few formats offers only these, also by keyboard', async () => {
  const few = () => z.object({ body: field.richText('Body', { formats: ['bold', 'link'] }).default('<p>Some words</p>') })
  show(<Panel block={{ ...block, props: few }} value={few().parse({})} onChange={changed} services={services} />)
  const text = page.getByRole('textbox', { name: 'Body' })
  await expect.element(text).toBeVisible()
  expect(page.getByRole('toolbar').element().querySelectorAll('button')).toHaveLength(2)
  await text.click()
  await userEvent.keyboard('{Control>}aib{/Control}')
  await expect.poll(() => changed.mock.lastCall?.[0]).toEqual({ body: '<p><strong>Some words</strong></p>' })
})
