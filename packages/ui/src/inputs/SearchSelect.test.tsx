import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { SearchSelect } from './SearchSelect.tsx'

afterEach(cleanup)

const countries = ['Austria', 'Österreichische Alpen', 'South Africa', 'South Korea'].map((label, index) => ({
  label,
  value: String(index),
}))

function Countries() {
  const [value, setValue] = useState<string | undefined>('2')
  const search = { searchLabel: 'Search', emptyText: 'Nothing matches' }
  return <SearchSelect label="Country" value={value} onChange={setValue} options={countries} {...search} />
}

const trigger = () => screen.getByRole('combobox', { name: 'Country' })
const shown = () => screen.getAllByRole('option').map((option) => option.textContent)

test('typing filters the options by their words, without accents, and Enter chooses', async () => {
  const user = userEvent.setup()
  render(<Countries />)
  expect(trigger().textContent).toBe('South Africa')
  await user.click(trigger())
  expect(shown()).toHaveLength(4)
  const field = screen.getByRole('combobox', { name: 'Search' })
  expect(document.activeElement).toBe(field)
  await user.keyboard('kor so')
  expect(shown()).toEqual(['South Korea'])
  await user.clear(field)
  await user.keyboard('oster')
  expect(shown()).toEqual(['Österreichische Alpen'])
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(trigger().textContent).toBe('Österreichische Alpen')
  expect(document.activeElement).toBe(trigger())
})

test('the list opens at the chosen option; arrow keys move in it; Escape changes nothing', async () => {
  const user = userEvent.setup()
  render(<Countries />)
  trigger().focus()
  await user.keyboard('{ArrowDown}')
  const active = () => document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')?.textContent
  expect(active()).toBe('South Africa')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(active()).toBe('South Korea')
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('South Africa')
  await user.keyboard('{ArrowUp}{Escape}')
  expect(trigger().textContent).toBe('South Africa')
  await user.click(trigger())
  await user.keyboard('x')
  expect(screen.getByText('Nothing matches')).toBeTruthy()
  await user.keyboard('{Enter}{Backspace}')
  await user.click(screen.getByRole('option', { name: 'Austria' }))
  expect(trigger().textContent).toBe('Austria')
})
