import axe from 'axe-core'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { z } from 'zod'
import './form.css'
import { atRest } from '@blockfront/tooling/browser/at-rest'
import { Button } from '@blockfront/ui'
import { SchemaForm } from './SchemaForm.tsx'
import { ChoiceLine } from './search/ChoiceLine.tsx'

const schema = z.object({
  name: z.string().min(1),
  secret: z.string().min(10, 'Use at least 10 characters.'),
  plan: z.enum(['free', 'pro', 'business', 'enterprise']),
  active: z.boolean(),
  rates: z.array(z.object({ price: z.number().min(0) })),
})

let root: Root
let place: HTMLElement
beforeEach(() => {
  document.documentElement.lang = 'en'
  document.title = 'Form'
  place = document.createElement('main')
  document.body.append(place)
  root = createRoot(place)
})
afterEach(() => {
  flushSync(() => root.unmount())
  place.remove()
  delete document.documentElement.dataset.theme
})

test.each(['light', 'dark'])('a form with every error has no accessibility violations, %s', async (theme) => {
  document.documentElement.dataset.theme = theme
  place.className = 'ui-root'
  const onSubmit = vi.fn()
  flushSync(() =>
    root.render(
      <SchemaForm
        label="Store"
        schema={schema}
        defaultValues={{ rates: [{ price: -1 }] }}
        fields={{ secret: { control: 'password', autoComplete: 'new-password', help: 'You need it to sign in.' } }}
        onSubmit={onSubmit}
        footer={() => (
          <Button type="submit" variant="primary">
            Save store
          </Button>
        )}
      />,
    ),
  )
  await page.getByRole('button', { name: 'Save store' }).click()
  await expect.element(page.getByText('Use at least 10 characters.')).toBeVisible()
  await expect.element(page.getByText('At least 0.')).toBeVisible()
  await expect.poll(() => document.activeElement).toBe(page.getByRole('textbox', { name: 'Name' }).element())
  await atRest()
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])

  await page.getByRole('textbox', { name: 'Name' }).fill('Shop')
  await page.getByLabelText('Secret').fill('long enough it is')
  await page.getByRole('combobox', { name: 'Plan' }).click()
  await page.getByRole('option', { name: 'Business' }).click()
  await page.getByRole('textbox', { name: 'Price' }).fill('2,50')
  await page.getByRole('switch', { name: 'Active' }).click()
  await page.getByRole('button', { name: 'Save store' }).click()
  await expect
    .poll(() => onSubmit)
    .toHaveBeenCalledWith({
      name: 'Shop',
      secret: 'long enough it is',
      plan: 'business',
      active: true,
      rates: [{ price: 2.5 }],
    })
})

test('a message that appears when a field loses focus does not take the click from the button below', async () => {
  place.className = 'ui-root'
  const onSubmit = vi.fn()
  const onHelp = vi.fn()
  flushSync(() =>
    root.render(
      <SchemaForm
        label="Store"
        schema={schema.pick({ secret: true })}
        onSubmit={onSubmit}
        footer={() => (
          <Button type="button" size="small" onClick={onHelp}>
            Help
          </Button>
        )}
      />,
    ),
  )
  await page.getByLabelText('Secret').fill('short')
  await page.getByRole('button', { name: 'Help' }).click()
  expect(onHelp).toHaveBeenCalledOnce()
  await expect.element(page.getByText('Use at least 10 characters.')).toBeVisible()
})

test.each([
  ['ltr', 'كوب أزرق', 'left'],
  ['rtl', 'Blue cup', 'right'],
] as const)('in a list from %s, the name %s of a choice is aligned with the list', (dir, name, side) => {
  place.className = 'ui-root'
  place.dir = dir
  flushSync(() => root.render(<ChoiceLine name={name} note="€20.00" />))
  const sideOf = (element: Element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect()[side]
  }
  const [found, note] = ['.ui-choice__name', '.ui-choice__note'].map((selector) => place.querySelector(selector))
  if (!found || !note) throw new Error('The choice has no name or note.')
  expect(Math.abs(sideOf(found) - sideOf(note))).toBeLessThan(2)
})
