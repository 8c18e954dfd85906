import { Button } from '@blockfront/ui'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { FormState } from './GeneratedForm.tsx'
import { SchemaForm } from './SchemaForm.tsx'

const schema = z.object({
  name: z.string().min(1).max(80),
  email: z.email('Enter a valid email address.'),
  age: z.int().min(18).nullable(),
  website: z.url().optional(),
  address: z.object({ city: z.string().min(1) }),
  tags: z.array(z.object({ label: z.string().min(1) })),
})

const footer = ({ isDirty, discard }: FormState) => (
  <>
    <span>{isDirty ? 'Unsaved' : 'Saved'}</span>
    <Button onClick={discard}>Discard</Button>
    <Button type="submit">Save</Button>
  </>
)
const start = { name: 'Ada', email: 'ada@example.com', age: 36, address: { city: 'London' }, tags: [{ label: 'A' }] }
const box = (name: string | RegExp) => screen.getByRole('textbox', { name })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

afterEach(cleanup)

test('passes the schema’s output; emptied optional fields are missing', async () => {
  const onSubmit = vi.fn()
  render(<SchemaForm schema={schema} defaultValues={start} onSubmit={onSubmit} footer={footer} />)
  await userEvent.clear(box(/^Age/))
  await userEvent.type(box(/^City/), '!')
  expect(screen.getByText('Unsaved')).toBeDefined()
  await save()
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  expect(onSubmit.mock.lastCall?.[0]).toEqual({ ...start, age: null, address: { city: 'London!' } })
  await waitFor(() => expect(screen.getByText('Saved')).toBeDefined())
})

test('a field that is not shown does not prevent submitting when it is empty', async () => {
  const onSubmit = vi.fn()
  const withChoice = schema.extend({
    template: z
      .string()
      .regex(/^[a-z]+$/)
      .nullable()
      .default(null),
  })
  render(
    <SchemaForm
      schema={withChoice}
      defaultValues={start}
      fields={{ template: { optional: true } }}
      only={['name']}
      onSubmit={onSubmit}
      footer={footer}
    />,
  )
  await save()
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ name: 'Ada', template: null })
})

test('errors are shown at their fields, nested ones too, and the first one gets the focus', async () => {
  const onSubmit = vi.fn()
  render(
    <SchemaForm
      schema={schema}
      defaultValues={{ ...start, email: 'x', address: { city: '' }, tags: [{ label: '' }] }}
      onSubmit={onSubmit}
      footer={footer}
    />,
  )
  await save()
  await waitFor(() => expect(document.activeElement).toBe(box('Email')))
  const described = (element: HTMLElement) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent
  expect(described(box('Email'))).toBe('Enter a valid email address.')
  expect(described(box('City'))).toBe('This is required.')
  expect(described(box('Label'))).toBe('This is required.')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a failed save keeps typed values, and the server’s messages are shown at their fields', async () => {
  const onSubmit = vi
    .fn()
    .mockRejectedValue(
      Object.assign(new Error('Not saved.'), { fields: { email: 'Already taken.', 'address.city': 'Unknown.' } }),
    )
  render(<SchemaForm schema={schema} defaultValues={start} onSubmit={onSubmit} footer={footer} />)
  await userEvent.type(box('Name'), ' L')
  await save()
  await waitFor(() => expect(screen.getByText('Already taken.')).toBeDefined())
  expect(screen.getByText('Unknown.')).toBeDefined()
  expect(box('Name')).toHaveProperty('value', 'Ada L')
  expect(screen.getByText('Unsaved')).toBeDefined()
  expect(document.activeElement).toBe(box('Email'))
  onSubmit.mockResolvedValue(undefined)
  await save()
  await waitFor(() => expect(screen.getByText('Saved')).toBeDefined())
})

test('errors without a field are shown above all fields', async () => {
  render(
    <SchemaForm
      schema={schema}
      defaultValues={start}
      onSubmit={() => Promise.reject(new Error('The store is closed.'))}
      footer={footer}
    />,
  )
  await save()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('The store is closed.'))
})

test('discarding restores the saved values', async () => {
  render(<SchemaForm schema={schema} defaultValues={start} onSubmit={() => {}} footer={footer} />)
  await userEvent.type(box('Name'), ' L')
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(box('Name')).toHaveProperty('value', 'Ada')
  expect(screen.getByText('Saved')).toBeDefined()
})

test('shows sections, labels and conditional fields', async () => {
  const conditional = z.object({ kind: z.string(), note: z.string().meta({ when: { kind: 'x' } }) })
  render(
    <SchemaForm
      schema={conditional}
      onSubmit={() => {}}
      sections={[{ title: 'About', fields: ['kind', 'note'] }]}
      fields={{ kind: { label: 'Sort', autoComplete: 'off' } }}
    />,
  )
  expect(screen.getByRole('group', { name: 'About' })).toBeDefined()
  expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull()
  await userEvent.type(box('Sort'), 'x')
  expect(box('Note')).toBeDefined()
})

test.each([
  [20, false],
  [21, true],
])('a list of %i choices is searched by typing: %s', async (count, isSearched) => {
  const choices = Array.from({ length: count }, (_, index) => ({ value: `v${index}`, label: `Choice ${index}` }))
  const many = z.object({ zone: z.string() })
  render(
    <SchemaForm
      schema={many}
      defaultValues={{ zone: 'v0' }}
      fields={{ zone: { control: 'select', choices } }}
      onSubmit={vi.fn()}
      footer={footer}
    />,
  )
  const list = screen.getByRole('combobox', { name: 'Zone' })
  list.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(count))
  const field = document.activeElement instanceof HTMLInputElement ? document.activeElement : undefined
  expect(field !== undefined).toBe(isSearched)
})
