import { usePortal } from '@blockfront/ui'
import { DropdownMenu } from 'radix-ui'
import { Fragment } from 'react'
import { createPortal } from 'react-dom'
import { useCanvas } from '../canvas/canvas-context.ts'
import { titleNow } from '../commands/command.ts'
import { CommandIcon } from '../commands/icons.tsx'
import { offeredMenu, runCommand } from '../commands/index.ts'
import { keysOf } from '../keyboard/keys.ts'
import { useBuilder } from '../store/hooks.ts'
import { messages } from './messages.ts'

/** A point in the window, in pixels. */
export interface MenuPoint {
  x: number
  y: number
}

/** The context menu of the selected blocks, at the pointer. */
export function BlockMenu({ at, onClose }: { at: MenuPoint | undefined; onClose: () => void }) {
  const builder = useBuilder()
  const portal = usePortal()
  const { canvasElements } = useCanvas()
  const toCanvas = (event: Event) => {
    event.preventDefault()
    canvasElements.stage?.querySelector<HTMLElement>('.bfb-surface')?.focus({ preventScroll: true })
  }
  return (
    <DropdownMenu.Root open={at !== undefined} onOpenChange={(open) => !open && onClose()} modal={false}>
      {/* The canvas has its own containing block, so fixed positions would be relative to it instead of the window. */}
      {createPortal(
        <DropdownMenu.Trigger asChild>
          <button type="button" className="bfb-menu-point" aria-hidden tabIndex={-1} style={{ left: at?.x, top: at?.y }} />
        </DropdownMenu.Trigger>,
        portal ?? document.body,
      )}
      <DropdownMenu.Portal container={portal}>
        <section aria-label={messages.block}>
          <DropdownMenu.Content
            className="ui-float ui-menu"
            align="start"
            sideOffset={2}
            collisionPadding={8}
            aria-label={messages.block}
            onCloseAutoFocus={toCanvas}
          >
            {offeredMenu(builder).map((group, i) => (
              <Fragment key={group[0]?.id}>
                {i > 0 && <DropdownMenu.Separator className="ui-menu__line" />}
                {group.map((command) => (
                  <DropdownMenu.Item
                    key={command.id}
                    className={command.id === 'remove' ? 'ui-menu__item ui-menu__item--danger' : 'ui-menu__item'}
                    disabled={!command.enabled(builder)}
                    onSelect={() => runCommand(command, builder)}
                  >
                    <CommandIcon id={command.id} />
                    <span className="ui-menu__text">{titleNow(command, builder)}</span>
                    <span className="ui-menu__note">{keysOf(command)}</span>
                  </DropdownMenu.Item>
                ))}
              </Fragment>
            ))}
          </DropdownMenu.Content>
        </section>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
