import { classNames } from '@blockfront/ui'
import { ChevronDown } from '@blockfront/ui/icons'
import { type ReactNode, useId } from 'react'

export interface GroupSectionProps {
  title: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** A smaller heading inside a group or a list item. */
  nested?: boolean
  /** The level of its heading. Default: 3, or 4 if nested. */
  level?: 3 | 4
  /** The names of its fields, by which the builder finds a field whose section is folded. */
  fields?: string
  children: ReactNode
}

/** One component for all sections, so that React does not remount it while a field changes. */
const arrow = <ChevronDown size={14} aria-hidden />

/** A titled, collapsible section of a panel. Collapsed content is not rendered. */
export function GroupSection({ title, open, onOpenChange, nested, level = nested ? 4 : 3, fields, children }: GroupSectionProps) {
  const id = useId()
  const Title = `h${level}` as const
  return (
    <section className={classNames('ui-group', nested && 'ui-group--nested')} data-fields={fields}>
      <Title className="ui-group__title">
        <button
          type="button"
          className="ui-group__fold"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => onOpenChange(!open)}
        >
          <span>{title}</span>
          {arrow}
        </button>
      </Title>
      <div id={id} className="ui-group__body" hidden={!open}>
        {open && children}
      </div>
    </section>
  )
}
