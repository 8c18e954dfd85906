import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SelectField, TextareaField, TextField } from './TextField.tsx'

afterEach(cleanup)

const field = { id: 'name', label: 'Name', help: 'As on the invoice', error: 'Enter a name.' }
const options = [{ value: 'a', label: 'A' }]

it.each([
  ['TextField', <TextField key="text" {...field} value="" readOnly />],
  ['TextareaField', <TextareaField key="area" {...field} value="" readOnly />],
  ['SelectField', <SelectField key="select" {...field} value="a" options={options} onChange={() => {}} />],
])('%s connects its control with label, help and error', (_, element) => {
  render(element)
  const control = screen.getByLabelText('Name')
  expect(control.id).toBe('name')
  expect(control.getAttribute('aria-invalid')).toBe('true')
  const described = control.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['Enter a name.', 'As on the invoice'])
})
