import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Theme } from '../Theme.tsx'
import { Select } from './Select.tsx'

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
