import type { Report } from '@blockfront/engine'
import { fieldLabels, fieldPath } from '@blockfront/engine'
import { messages as formMessages } from '@blockfront/engine/form'
import { Button, Notice, shortValue } from '@blockfront/ui'
import { useState } from 'react'
import { nameOf } from '../commands/selection/selected.ts'
import type { Builder } from '../store/builder-store.ts'
import { useBuilder, useBuilderState } from '../store/hooks.ts'
import { messages } from './messages.ts'

const repairMessages = messages.repairs

/** Lists what loading repaired: block, field and old value, with a link to the block. */
export function LoadReport() {
  const builder = useBuilder()
  const repairs = useBuilderState((state) => state.repairs)
  const [open, setOpen] = useState(false)
  if (repairs.length === 0) return null
  return (
    <section className="bfs-repairs" aria-label={repairMessages.label}>
      <Notice
        tone="warning"
        title={repairMessages.title(repairs.length)}
        onDismiss={() => builder.store.setState({ repairs: [] })}
        dismissLabel={formMessages.dismiss}
      >
        <p>{repairMessages.help}</p>
        {open && (
          <ul className="bfs-repairs__list">
            {repairs.map((entry) => (
              <li key={[entry.blockId, ...entry.path].join('.')}>
                <Repair builder={builder} repair={entry} />
              </li>
            ))}
          </ul>
        )}
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? repairMessages.hide : repairMessages.show}
        </Button>
      </Notice>
    </section>
  )
}

function Repair({ builder, repair }: { builder: Builder; repair: Report }) {
  const { blockId, kind, path, was, message } = repair
  const block = blockId === undefined ? undefined : builder.index.entries.get(blockId)?.block
  const describe = kind === 'dropped' ? repairMessages.dropped : repairMessages.defaulted
  return (
    <>
      {block ? (
        <button type="button" className="bfs-repairs__block" onClick={() => builder.select([block.id])}>
          {nameOf(builder, block.id)}
        </button>
      ) : (
        <strong>{repairMessages.page}</strong>
      )}
      <p>
        {kind === 'moved'
          ? repairMessages.moved
          : `${describe(fieldPath(path, fieldLabels(builder.blocks, block?.type)), shortValue(was))} ${message}`}
      </p>
    </>
  )
}
