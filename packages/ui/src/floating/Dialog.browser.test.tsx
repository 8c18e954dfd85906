import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../Button.tsx'
import { Dialog } from './Dialog.tsx'
import { Menu } from './Menu.tsx'

/** A row whose menu opens a rename dialog or a delete confirmation. */
function Row() {
  const [opened, setOpened] = useState<'rename' | 'delete'>()
  const [there, setThere] = useState(true)
  const close = () => setOpened(undefined)
  return (
    <>
      {there && <Button onClick={() => setOpened('delete')}>Delete row</Button>}
      <Menu trigger={<Button>Actions</Button>} items={[{ label: 'Rename', onSelect: () => setOpened('rename') }]} />
      <Dialog open={opened === 'rename'} onOpenChange={close} title="Rename the row">
        <div inert>
          <input aria-label="A picture of a field" />
        </div>
        <input aria-label="Name" />
      </Dialog>
      {opened === 'delete' && (
        <Dialog open onOpenChange={close} title="Delete the row?" footer={<Button onClick={close}>Keep it</Button>}>
          <Button
            onClick={() => {
              close()
              setThere(false)
            }}
          >
            Delete it
          </Button>
        </Dialog>
      )}
    </>
  )
}

let root: Root
let place: HTMLElement
beforeEach(() => {
  place = document.createElement('main')
  place.tabIndex = -1
  document.body.append(place)
  root = createRoot(place)
  flushSync(() => root.render(<Row />))
})
afterEach(() => {
  flushSync(() => root.unmount())
  place.remove()
})

const button = (name: string) => page.getByRole('button', { name, exact: true })

test('a dialog without a field focuses its first button, and restores the focus', async () => {
  await button('Delete row').click()
  await expect.element(button('Close')).toHaveFocus()
  await button('Keep it').click()
  await expect.element(button('Delete row')).toHaveFocus()
})

test("the focus moves to the content when the dialog's opener is gone", async () => {
  await button('Delete row').click()
  await button('Delete it').click()
  await expect.poll(() => document.activeElement).toBe(place)
})

test("a dialog focuses its first field, and one opened from a menu restores the focus to the menu's button", async () => {
  await button('Actions').click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Actions')).toHaveFocus()
})
