import type { ControlKind, ControlProps } from '@blockfront/engine/form'
import { IconButton } from '@blockfront/ui'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { messages } from './messages.ts'

/** The order of fixed items, with buttons that move them. */
function Control({ id, value, onChange, meta, disabled, describedBy }: ControlProps) {
  const [said, setSaid] = useState('')
  const { choices = [] } = meta
  const given = Array.isArray(value) ? value : []
  // As `completeSections` of the contract: each item once, missing ones at the end.
  const order = [...new Set([...given, ...choices.map((choice) => choice.value)])]
  const labelOf = (item: unknown) => choices.find((choice) => choice.value === item)?.label ?? String(item)
  const move = (from: number, to: number) => {
    const item = order[from]
    onChange(order.toSpliced(from, 1).toSpliced(to, 0, item))
    setSaid(messages.moved({ section: labelOf(item), position: to + 1 }))
  }
  return (
    <>
      <ol className="section-order" id={id} aria-label={meta.label} aria-describedby={describedBy}>
        {order.map((item, index) => {
          const section = labelOf(item)
          return (
            <li key={String(item)} className="section-order__item">
              <span className="section-order__name">{section}</span>
              <IconButton
                label={messages.moveUp({ section })}
                size="small"
                plain
                aria-disabled={disabled || index === 0}
                onClick={() => index > 0 && move(index, index - 1)}
              >
                <ArrowUp size={14} />
              </IconButton>
              <IconButton
                label={messages.moveDown({ section })}
                size="small"
                plain
                aria-disabled={disabled || index === order.length - 1}
                onClick={() => index < order.length - 1 && move(index, index + 1)}
              >
                <ArrowDown size={14} />
              </IconButton>
            </li>
          )
        })}
      </ol>
      <span className="ui-hidden" role="status">
        {said}
      </span>
    </>
  )
}

export const sectionOrder: ControlKind = { Control, frame: { layout: 'stacked', group: true } }
