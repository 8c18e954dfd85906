import { Check, ChevronRight } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { ReadOnlyScope, useReadOnly } from '../ReadOnly.tsx'
import { usePortal } from './portal.ts'

export interface MenuAction {
  label: string
  onSelect: () => void
  icon?: ReactNode
  /** The keyboard shortcut. */
  keys?: string
  disabled?: boolean
  /** Works in a read-only scope, too: it opens, copies or exports something. */
  worksReadOnly?: boolean
  danger?: boolean
  /** Makes it a checkable item. */
  checked?: boolean
}

export type MenuItem = MenuAction | { label: string; icon?: ReactNode; items: readonly MenuItem[] } | { heading: string } | 'line'

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement
  items: readonly MenuItem[]
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** The accessible name of the open menu. */
  label?: string
}

const nameOf = (item: MenuItem, index: number) =>
  item === 'line' ? `line ${index}` : 'heading' in item ? item.heading : item.label

/** Whether a read-only scope leaves something to choose. */
const hasReadOnlyItem = (item: MenuItem): boolean =>
  item !== 'line' && ('items' in item ? item.items.some(hasReadOnlyItem) : 'worksReadOnly' in item && item.worksReadOnly === true)

function Item(item: MenuAction) {
  const reason = useReadOnly()
  const isReadOnly = reason !== undefined && !item.worksReadOnly
  const state = { disabled: item.disabled || isReadOnly, 'aria-describedby': isReadOnly ? reason : undefined }
  const className = classNames('ui-menu__item', item.danger && 'ui-menu__item--danger')
  const inside = (
    <>
      {item.icon}
      <span className="ui-menu__text" title={item.label}>
        {item.label}
      </span>
      {item.keys && <span className="ui-menu__note">{item.keys}</span>}
      {item.checked && <Check size={14} />}
    </>
  )
  return item.checked === undefined ? (
    <Radix.Item className={className} {...state} onSelect={item.onSelect}>
      {inside}
    </Radix.Item>
  ) : (
    <Radix.CheckboxItem className={className} {...state} checked={item.checked} onSelect={item.onSelect}>
      {inside}
    </Radix.CheckboxItem>
  )
}

function Items({ items }: { items: readonly MenuItem[] }) {
  const portal = usePortal()
  return items.map((item, index) => {
    const key = nameOf(item, index)
    if (item === 'line') return <Radix.Separator key={key} className="ui-menu__line" />
    if ('heading' in item)
      return (
        <Radix.Label key={key} className="ui-menu__label">
          {item.heading}
        </Radix.Label>
      )
    if (!('items' in item)) return <Item key={key} {...item} />
    return (
      <Radix.Sub key={key}>
        <Radix.SubTrigger className="ui-menu__item">
          {item.icon}
          <span className="ui-menu__text" title={item.label}>
            {item.label}
          </span>
          <ChevronRight size={14} />
        </Radix.SubTrigger>
        <Radix.Portal container={portal}>
          <section aria-label={item.label}>
            <Radix.SubContent className="ui-float ui-menu" collisionPadding={8}>
              <Items items={item.items} />
            </Radix.SubContent>
          </section>
        </Radix.Portal>
      </Radix.Sub>
    )
  })
}

/** A menu of actions, passed as data. The rest of the page stays accessible. */
export function Menu({ trigger, items, align = 'end', side = 'bottom', label = 'Menu' }: MenuProps) {
  const portal = usePortal()
  const opener = <Radix.Trigger asChild>{trigger}</Radix.Trigger>
  return (
    <Radix.Root modal={false}>
      {items.some(hasReadOnlyItem) ? <ReadOnlyScope reasonId={undefined}>{opener}</ReadOnlyScope> : opener}
      <Radix.Portal container={portal}>
        <section aria-label={label}>
          <Radix.Content className="ui-float ui-menu" align={align} side={side} sideOffset={4} collisionPadding={8}>
            <Items items={items} />
          </Radix.Content>
        </section>
      </Radix.Portal>
    </Radix.Root>
  )
}
