import { classNames, IconButton, Menu, useMoveKeys } from '@blockfront/ui'
import { ArrowDown, ArrowUp, ChevronRight, Copy, EllipsisVertical, GripVertical, Trash2 } from '@blockfront/ui/icons'
import { memo, type PointerEvent } from 'react'
import type { z } from 'zod'
import { isRecord } from '../../document/json.ts'
import type { ControlProps } from '../control.ts'
import { FieldRow } from '../rows/FieldRow.tsx'
import { fieldSpec } from '../rows/field-spec.ts'
import { NestedRows } from '../rows/NestedRows.tsx'
import { useLatest } from '../use-latest.ts'

export interface ListItemProps
  extends Pick<ControlProps, 'path' | 'errors' | 'disabled' | 'width' | 'onWidthChange' | 'services'> {
  itemKey: string
  idPrefix: string
  index: number
  count: number
  item: unknown
  title: string
  schema: z.ZodType
  /** The item's fields, if it is a record. */
  shape: z.ZodObject | undefined
  open: boolean
  /** Whether the list has its maximum number of items. */
  full: boolean
  dragged: boolean
  dropped: 'before' | 'after' | undefined
  onGrab: (event: PointerEvent<HTMLElement>, index: number) => void
  onOpen: (key: string, open: boolean) => void
  onChange: (index: number, item: unknown) => void
  onMove: (from: number, to: number) => void
  onDuplicate: (index: number) => void
  onRemove: (index: number) => void
}

/** One item: a row with its title, handle and menu, and its fields while it is open. */
export const ListItem = memo(function ListItem(props: ListItemProps) {
  const { itemKey, index, count, title, open, full, dragged, dropped, disabled, services, onOpen, onMove } = props
  const { messages } = services
  const moveKeys = useMoveKeys(index, count, (to) => onMove(index, to))
  const body = `${props.idPrefix}-${itemKey}`
  return (
    <li
      className={classNames(
        'ui-item',
        open && 'ui-item--open',
        dragged && 'ui-item--dragged',
        dropped && `ui-item--drop-${dropped}`,
      )}
    >
      <div className="ui-item__head">
        <button
          {...moveKeys}
          type="button"
          className="ui-item__handle"
          aria-label={messages.moveItem(title)}
          disabled={disabled || count < 2}
          onPointerDown={(event) => props.onGrab(event, index)}
        >
          <GripVertical size={14} />
        </button>
        <button
          type="button"
          className="ui-item__open"
          aria-expanded={open}
          aria-controls={body}
          onClick={() => onOpen(itemKey, !open)}
        >
          <span className="ui-item__title">{title}</span>
          <ChevronRight size={14} aria-hidden />
        </button>
        <Menu
          trigger={
            <IconButton label={messages.itemActions(title)} size="small" disabled={disabled} plain>
              <EllipsisVertical size={14} />
            </IconButton>
          }
          items={[
            { label: messages.duplicate, icon: <Copy size={14} />, disabled: full, onSelect: () => props.onDuplicate(index) },
            {
              label: messages.moveUp,
              icon: <ArrowUp size={14} />,
              disabled: index === 0,
              onSelect: () => onMove(index, index - 1),
            },
            {
              label: messages.moveDown,
              icon: <ArrowDown size={14} />,
              disabled: index === count - 1,
              onSelect: () => onMove(index, index + 1),
            },
            'line',
            { label: messages.remove, icon: <Trash2 size={14} />, danger: true, onSelect: () => props.onRemove(index) },
          ]}
        />
      </div>
      <div id={body} className="ui-item__body" hidden={!open}>
        {open && <ItemFields {...props} />}
      </div>
    </li>
  )
})

function ItemFields({ index, item, schema, shape, path, onChange, idPrefix, itemKey, title, ...rest }: ListItemProps) {
  const { errors, disabled, width, onWidthChange, services } = rest
  const shared = { errors, disabled, width, onWidthChange, services, idPrefix: `${idPrefix}-${itemKey}` }
  const setProp = useLatest((name: string, next: unknown) => onChange(index, { ...(isRecord(item) ? item : {}), [name]: next }))
  const setItem = useLatest((_: string, next: unknown) => onChange(index, next))
  if (shape)
    return (
      <NestedRows schema={shape} value={isRecord(item) ? item : {}} onChange={setProp} path={`${path}.${index}`} {...shared} />
    )
  const spec = fieldSpec(String(index), schema)
  const named = { ...spec, meta: { ...spec.meta, label: title, optional: false } }
  return (
    <div className="ui-item__single">
      <FieldRow
        row={{ key: spec.name, label: title, specs: [named] }}
        path={path}
        values={[item]}
        onChange={setItem}
        {...shared}
      />
    </div>
  )
}
