/** Every state is visible in forced-colors mode: screenshots of each control differ between its states. */

import { atRest } from '@blockfront/tooling/browser/at-rest'
import { Bold } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { Menu } from '../floating/Menu.tsx'
import { IconButton } from '../IconButton.tsx'
import { Checkbox } from '../inputs/Checkbox.tsx'
import { Input } from '../inputs/Input.tsx'
import { SegmentedControl } from '../inputs/Segmented.tsx'
import { Select } from '../inputs/Select.tsx'
import { Slider } from '../inputs/Slider.tsx'
import { Switch } from '../inputs/Switch.tsx'
import { Tabs } from '../Tabs.tsx'
import '../ui.css'

const forced = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
beforeAll(async () => {
  await forced('active')
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 })
})
afterAll(() => forced('none'))

let set: (on: boolean) => void = () => {}
function Shown({ children }: { children: (on: boolean) => ReactNode }) {
  const [on, setOn] = useState(false)
  set = (next) => flushSync(() => setOn(next))
  return children(on)
}

function show(children: (on: boolean) => ReactNode): HTMLElement {
  const place = document.createElement('div')
  place.className = 'ui-root'
  Object.assign(place.style, { position: 'fixed', inset: '0 auto auto 0', padding: '20px', width: '320px' })
  document.body.append(place)
  const root = createRoot(place)
  flushSync(() => root.render(<Shown>{children}</Shown>))
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  return place
}

async function image(of: HTMLElement): Promise<string> {
  await atRest()
  return page.screenshot({ element: of, save: false })
}

const nothing = () => {}
const options = [
  { value: 'a', label: 'Stack' },
  { value: 'b', label: 'Stock' },
]

it.each<[string, (on: boolean) => ReactNode]>([
  ['a switch', (on) => <Switch label="x" checked={on} onChange={nothing} />],
  ['a checkbox', (on) => <Checkbox label="x" checked={on} onChange={nothing} />],
  ['a checkbox of several', (on) => <Checkbox label="x" checked={on ? 'mixed' : true} onChange={nothing} />],
  ['a switch that is disabled', (on) => <Switch label="x" checked={false} onChange={nothing} disabled={on} />],
  ['a segmented control', (on) => <SegmentedControl label="x" value={on ? 'a' : 'b'} onChange={nothing} options={options} />],
  [
    'a toggle button',
    (on) => (
      <IconButton label="x" plain aria-pressed={on}>
        <Bold size={14} />
      </IconButton>
    ),
  ],
  [
    'a button that is disabled',
    (on) => (
      <IconButton label="x" plain disabled={on}>
        <Bold size={14} />
      </IconButton>
    ),
  ],
  ['a slider', (on) => <Slider label="x" value={on ? 80 : 20} onChange={nothing} />],
  ['tabs', (on) => <Tabs label="x" value={on ? 'a' : 'b'} tabs={options.map((one) => ({ ...one, content: null }))} />],
])('%s shows its states', async (_, children) => {
  const place = show(children)
  const before = await image(place)
  set(true)
  expect(await image(place)).not.toBe(before)
})

it.each<[string, string, ReactNode]>([
  ['a text field', 'input', <Input key="x" aria-label="x" />],
  ['a list', '[role=combobox]', <Select key="x" label="x" value="a" onChange={nothing} options={options} />],
  ['a switch', 'button', <Switch key="x" label="x" checked={false} onChange={nothing} />],
  ['a tab', '[role=tab]', <Tabs key="x" label="x" tabs={options.map((one) => ({ ...one, content: null }))} />],
  ['a slider', '[role=slider]', <Slider key="x" label="x" value={20} onChange={nothing} />],
])('%s shows keyboard focus', async (_, selector, children) => {
  const place = show(() => children)
  const before = await image(place)
  await userEvent.tab()
  expect(document.activeElement).toBe(place.querySelector(selector))
  // The caret of a text field would be a difference as well.
  if (document.activeElement instanceof HTMLElement) document.activeElement.style.caretColor = 'transparent'
  expect(await image(place)).not.toBe(before)
})

it('a menu highlights the item that Enter selects', async () => {
  const items = [
    { label: 'One', onSelect: nothing },
    { label: 'Two', onSelect: nothing },
  ]
  show(() => <Menu items={items} trigger={<button type="button">Open</button>} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  const menu = page.getByRole('menu')
  await expect.element(menu).toBeVisible()
  const before = await image(menu.element() as HTMLElement)
  await userEvent.keyboard('{ArrowDown}')
  expect(await image(menu.element() as HTMLElement)).not.toBe(before)
  await userEvent.keyboard('{Escape}')
})
