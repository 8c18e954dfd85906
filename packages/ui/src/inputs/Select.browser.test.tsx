import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Theme } from '../Theme.tsx'
import { SearchSelect } from './SearchSelect.tsx'
import { Select } from './Select.tsx'
import '../ui.css'

afterEach(cleanup)

const woods = [
  { value: 'ash', label: 'Ash' },
  { label: 'Dark', options: [{ value: 'walnut', label: 'Walnut' }] },
  { value: '', label: 'Other' },
]

function Woods({ initial }: { initial: string | undefined }) {
  const [value, setValue] = useState(initial)
  return (
    <Theme>
      <Select label="Wood" placeholder="Choose" options={woods} value={value} onChange={setValue} />
    </Theme>
  )
}

const select = () => screen.getByRole('combobox', { name: 'Wood' })

test.each([
  ['ash', 'Ash'],
  ['walnut', 'Walnut'],
  ['', 'Other'],
  [undefined, 'Choose'],
  ['elm', ''],
])('the value %j is shown as %j before the list was opened', (value, shown) => {
  render(<Woods initial={value} />)
  expect(select().textContent).toBe(shown)
})

test('an option is selected by typing, without opening the list', async () => {
  render(<Woods initial="ash" />)
  await userEvent.tab()
  expect(document.activeElement).toBe(select())
  await userEvent.keyboard('w')
  expect(select().textContent).toBe('Walnut')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('the list opens at the selected option, by keyboard and by mouse', async () => {
  const focusedOption = () => document.activeElement?.closest('[role=option]')?.textContent
  render(<Woods initial="walnut" />)
  await userEvent.click(select())
  await expect.poll(focusedOption).toBe('Walnut')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(focusedOption).toBe('Other')
  await userEvent.keyboard('{Enter}')
  expect(select().textContent).toBe('Other')
  // The select regains focus after the list closed.
  await expect.poll(() => document.activeElement).toBe(select())
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(focusedOption).toBe('Other')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => screen.queryByRole('listbox')).toBeNull()
})

test('a list with a search field shows the selected option, also after the window was resized', async () => {
  const zones = Array.from({ length: 100 }, (_, index) => ({ value: String(index), label: `Zone ${index}` }))
  const search = { searchLabel: 'Search', emptyText: 'Nothing matches' }
  await page.viewport(800, 700)
  render(
    <Theme>
      <SearchSelect label="Zone" value="60" onChange={() => {}} options={zones} {...search} />
    </Theme>,
  )
  await userEvent.click(screen.getByRole('combobox', { name: 'Zone' }))
  const isShown = () => {
    const list = screen.getByRole('listbox').getBoundingClientRect()
    const option = screen.getByRole('option', { selected: true }).getBoundingClientRect()
    return list.height < 400 && option.top >= list.top && option.bottom <= list.bottom + 1
  }
  await expect.poll(isShown).toBe(true)
  await page.viewport(800, 300)
  await expect.poll(() => screen.getByRole('listbox').clientHeight).toBeLessThan(250)
  await expect.poll(isShown).toBe(true)
})
