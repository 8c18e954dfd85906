import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'
import { Menu } from './floating/Menu.tsx'
import { Input } from './inputs/Input.tsx'
import { Switch } from './inputs/Switch.tsx'
import { ReadOnlyScope } from './ReadOnly.tsx'

afterEach(cleanup)

it('disables controls and says why, keeps text selectable, and leaves links and nested exceptions alone', async () => {
  const change = vi.fn()
  const view = (reasonId: string | undefined) => (
    <>
      <p id="why">The plan has ended.</p>
      <ReadOnlyScope reasonId={reasonId}>
        <Button onClick={change}>Add</Button>
        <Button asChild>
          <a href="/orders">Orders</a>
        </Button>
        <Input aria-label="Name" aria-describedby="own" defaultValue="Cup" />
        <Switch label="Visible" checked onChange={change} />
        <ReadOnlyScope reasonId={undefined}>
          <Input aria-label="Search" />
        </ReadOnlyScope>
      </ReadOnlyScope>
    </>
  )
  const { rerender } = render(view('why'))
  const add = screen.getByRole('button', { name: 'Add' })
  expect(add.getAttribute('aria-describedby')).toBe('why')
  const user = userEvent.setup()
  await user.click(add)
  await user.click(screen.getByRole('switch'))
  const name = screen.getByLabelText<HTMLInputElement>('Name')
  await user.type(name, 'Jug')
  expect([name.value, name.readOnly, name.disabled, name.getAttribute('aria-describedby')]).toEqual([
    'Cup',
    true,
    false,
    'own why',
  ])
  expect(screen.getByRole('link').getAttribute('href')).toBe('/orders')
  await user.type(screen.getByLabelText('Search'), 'abc')
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('abc')
  expect(change).not.toHaveBeenCalled()
  rerender(view(undefined))
  await user.click(add)
  expect(change).toHaveBeenCalledTimes(1)
  expect(add.hasAttribute('aria-describedby')).toBe(false)
})

it('opens a menu for the items that work, and disables the others', async () => {
  const remove = vi.fn()
  const copy = vi.fn()
  render(
    <ReadOnlyScope reasonId="why">
      <Menu
        trigger={<Button>Actions</Button>}
        items={[
          { label: 'Remove', onSelect: remove },
          { label: 'Copy', worksReadOnly: true, onSelect: copy },
        ]}
      />
      <Menu trigger={<Button>Other</Button>} items={[{ label: 'Remove', onSelect: remove }]} />
    </ReadOnlyScope>,
  )
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Other' }).disabled).toBe(true)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Actions' }))
  expect(screen.getByRole('menuitem', { name: 'Remove' }).getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('menuitem', { name: 'Copy' }))
  expect(copy).toHaveBeenCalledTimes(1)
  expect(remove).not.toHaveBeenCalled()
})
