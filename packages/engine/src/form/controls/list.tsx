import { Button, useReorder, VisuallyHidden } from '@blockfront/ui'
import { Plus } from 'lucide-react'
import { type PointerEvent, useRef, useState } from 'react'
import { z } from 'zod'
import { bare, metaOf } from '../../field/meta.ts'
import type { ControlProps, Frame } from '../control.ts'
import { copyOf, itemTitle, moved } from '../list/items.ts'
import { ListItem } from '../list/ListItem.tsx'
import { useItemKeys } from '../list/use-item-keys.ts'
import { freshValue, objectOf } from '../rows/field-spec.ts'
import { useLatest } from '../use-latest.ts'

export const frame: Frame = { layout: 'stacked', group: true }

const none: readonly unknown[] = []
const NO_ITEM = z.string()

/** The options of the select field that is the items' title, if the title is a select. */
function choicesOf(element: z.ZodType, prop: string | undefined) {
  const field = prop === undefined ? undefined : objectOf(element)?.shape[prop]
  return field && metaOf(field as z.ZodType).choices
}

/** List items that can be opened, moved (by pointer, with arrow keys on the handle, by menu), added, duplicated and removed. */
export function Control(props: ControlProps) {
  const { id, path, value, onChange, schema, meta, errors, disabled, width, onWidthChange, services } = props
  const { messages } = services
  const array = bare(schema)
  const element = array instanceof z.ZodArray ? (array.element as z.ZodType) : NO_ITEM
  const items: readonly unknown[] = Array.isArray(value) ? value : none
  const keys = useItemKeys(items)
  const [opened, setOpened] = useState<readonly string[]>([])
  const [said, setSaid] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const name = meta.itemName ?? messages.item
  const choices = choicesOf(element, meta.itemTitle)
  const titleOf = (item: unknown, index: number) =>
    itemTitle(item, meta.itemTitle, choices) || messages.itemNumber(name, index + 1)
  const titleAt = (index: number) => titleOf(items[index], index)
  const max = meta.max ?? 200

  const open = useLatest((key: string, now: boolean) => {
    setOpened((before) => (now ? [...before, key] : before.filter((one) => one !== key)))
    if (now) services.onItemOpen?.(path, keys.of.indexOf(key))
  })
  const insert = (index: number, item: unknown) => {
    const key = keys.insert(index)
    setOpened((before) => [...before, key])
    onChange([...items.slice(0, index), item, ...items.slice(index)])
    setSaid(messages.itemAdded(titleOf(item, index)))
    services.onItemOpen?.(path, index)
  }
  const move = useLatest((from: number, to: number) => {
    if (to < 0 || to >= items.length || to === from) return
    keys.move(from, to)
    onChange(moved(items, from, to))
    setSaid(messages.itemMoved(titleAt(from), to + 1, items.length))
  })
  const change = useLatest((index: number, next: unknown) => onChange(items.map((item, i) => (i === index ? next : item))))
  const duplicate = useLatest((index: number) => insert(index + 1, copyOf(items[index])))
  const remove = useLatest((index: number) => {
    setSaid(messages.itemRemoved(titleAt(index)))
    keys.remove(index)
    onChange(items.filter((_, i) => i !== index))
    const rows = list.current?.querySelectorAll<HTMLElement>(':scope > li .ui-item__open')
    const next = rows?.[index + 1] ?? rows?.[index - 1] ?? document.getElementById(`${id}-add`)
    next?.focus()
  })
  const { drag, grab } = useReorder<number>()
  const grabItem = useLatest((event: PointerEvent<HTMLElement>, from: number) =>
    grab(event, { key: from, from, rows: () => [...(list.current?.children ?? [])], onMove: (to) => move(from, to) }),
  )
  return (
    <div className="ui-list">
      {items.length > 0 ? (
        <ul ref={list} className="ui-list__items">
          {items.map((item, index) => {
            const key = keys.of[index] ?? String(index)
            return (
              <ListItem
                key={key}
                itemKey={key}
                index={index}
                count={items.length}
                item={item}
                title={titleAt(index)}
                schema={element}
                shape={objectOf(element)}
                open={opened.includes(key) || errors?.children?.[index] !== undefined}
                full={items.length >= max}
                dragged={drag?.from === index}
                dropped={drag?.to === index && index !== drag.from ? (index > drag.from ? 'after' : 'before') : undefined}
                onGrab={grabItem}
                onOpen={open}
                onChange={change}
                onMove={move}
                onDuplicate={duplicate}
                onRemove={remove}
                path={path}
                idPrefix={id}
                errors={errors?.children?.[index]}
                disabled={disabled}
                width={width}
                onWidthChange={onWidthChange}
                services={services}
              />
            )
          })}
        </ul>
      ) : (
        <p className="ui-list__none">{messages.noItems(name)}</p>
      )}
      <Button
        id={`${id}-add`}
        size="small"
        wide
        icon={<Plus size={14} />}
        disabled={disabled || items.length >= max}
        onClick={() => insert(items.length, copyOf(freshValue(element)))}
      >
        {messages.addItem(name)}
      </Button>
      <VisuallyHidden live="polite">{said}</VisuallyHidden>
    </div>
  )
}
