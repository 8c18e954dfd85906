import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from './Toasts.tsx'

test('a toast has a border, which contrast themes show in place of its background', async () => {
  show('error', 'Please select all options: Size')
  const toast = (await screen.findByText('Please select all options: Size')).parentElement as HTMLElement
  expect(getComputedStyle(toast).borderTopStyle).toBe('solid')
})
