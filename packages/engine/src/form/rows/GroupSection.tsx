import { classNames } from '@blockfront/ui'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'

export interface GroupSectionProps {
  title: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** A smaller heading inside a list item. */
  nested?: boolean
  children: ReactNode
}

/** One component for all sections, so that React does not remount it while a field changes. */
const arrow = <ChevronDown size={14} aria-hidden />

/** A titled, collapsible section of a panel. Collapsed content is not rendered. */
export function GroupSection({ title, open, onOpenChange, nested, children }: GroupSectionProps) {
  const id = useId()
  const Title = nested ? 'h4' : 'h3'
  return (
    <section className={classNames('ui-group', nested && 'ui-group--nested')}>
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
