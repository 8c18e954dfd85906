import { useReorder } from '@blockfront/ui'
import { type PointerEvent, useRef, useState } from 'react'
import { z } from 'zod'
import { bare, metaOf } from '../../field/meta.ts'
import type { ControlProps } from '../control.ts'
import { freshValue, objectOf } from '../rows/field-spec.ts'
import { useLatest } from '../use-latest.ts'
import { copyOf, itemTitle, moved } from './items.ts'
import { useItemKeys } from './use-item-keys.ts'

const none: readonly unknown[] = []
const NO_ITEM = z.string()

/** The options of the select field that is the items' title, if the title is a select. */
function choicesOf(element: z.ZodType, prop: string | undefined) {
  const field = prop === undefined ? undefined : objectOf(element)?.shape[prop]
  return field && metaOf(field as z.ZodType).choices
}

/**
 * The items of a list, which of them are open, and what can be done with them. `said` is the announcement of the last change. Functions for
 * items have a stable identity, so that memoized items do not render again.
 */
export function useListItems({ id, path, value, onChange, schema, meta, services }: ControlProps) {
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
  const duplicate = useLatest((index: number) => insert(index + 1, copyOf(items[index], objectOf(element))))
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
  return {
    items,
    element,
    name,
    keyAt: (index: number) => keys.of[index] ?? String(index),
    titleAt,
    isOpen: (key: string) => opened.includes(key),
    said,
    /** For the element of the list. */
    list,
    drag,
    add: () => insert(items.length, copyOf(freshValue(element), objectOf(element))),
    /** For each item. */
    actions: {
      onGrab: grabItem,
      onOpen: open,
      onChange: change,
      onMove: move,
      onDuplicate: duplicate,
      onRemove: remove,
    },
  }
}
