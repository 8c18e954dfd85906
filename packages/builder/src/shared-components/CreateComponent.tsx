import { combine, insert, remove } from '@blockfront/engine'
import { useState } from 'react'
import { useCanvas } from '../canvas/canvas-context.ts'
import { selectedContent } from '../commands/block/save-section.ts'
import { attempt } from '../commands/reject.ts'
import { nameOf, selected } from '../commands/selection/selected.ts'
import { NameDialog } from '../sections/NameDialog.tsx'
import type { Builder } from '../store/builder-store.ts'
import { useBuilder } from '../store/hooks.ts'
import { messages } from './messages.ts'
import type { SharedComponent } from './shared-component.ts'
import { newInstance } from './use-components.ts'

/** Asks for the name of a new component, and puts an instance of it in the place of the selected blocks. */
export function CreateComponent() {
  const builder = useBuilder()
  const { components } = useCanvas()
  const [content] = useState(() => selectedContent(builder))
  const [ids] = useState(() => selected(builder).map(({ block }) => block.id))
  const close = () => builder.store.setState({ dialog: undefined })
  if (!components) return null
  return (
    <NameDialog
      {...messages.create}
      name={ids[0] === undefined ? '' : nameOf(builder, ids[0])}
      onClose={close}
      onSubmit={async (name) => {
        const component = await components.add({ name, content })
        close()
        replace(builder, ids, component)
      }}
    />
  )
}

/** Replaces blocks of one list by an instance, as one step of history. Blocks that another person removed meanwhile are left out. */
function replace(builder: Builder, ids: readonly string[], component: SharedComponent): void {
  builder.select(ids)
  const found = selected(builder)
  const [first] = found
  const instance = newInstance(builder.blocks, component)
  if (!first || !instance) return
  const { list, index, block } = first
  const at = { list, index, ...(block.slot !== undefined && { slot: block.slot }) }
  const change = attempt(builder, () =>
    combine(
      builder.store.getState().document,
      (document) => insert(document, builder.blocks, { block: instance, at }),
      ...found.map(
        ({ block: { id } }) =>
          (document: Parameters<typeof remove>[0]) =>
            remove(document, builder.blocks, { id }),
      ),
    ),
  )
  if (change) builder.apply(change, { select: [instance.id], say: messages.create.done(component.name) })
}
