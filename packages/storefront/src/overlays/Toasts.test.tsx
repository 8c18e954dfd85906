import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

test('a toast has a border, which contrast themes show in place of its background', async () => {
  // Loading the module adds the container of all toasts to the document, also to that of an earlier test file.
  vi.resetModules()
  const { show } = await import('./Toasts.tsx')
  show('error', 'Please select all options: Size')
  const toast = (await screen.findByText('Please select all options: Size')).parentElement as HTMLElement
  expect(getComputedStyle(toast).borderTopStyle).toBe('solid')
})
