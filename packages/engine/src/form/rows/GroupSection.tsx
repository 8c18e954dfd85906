import { classNames } from '@blockfront/ui'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'

export interface GroupSectionProps {
  title: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Smaller, inside an item of a list. */
  nested?: boolean
  children: ReactNode
}

/** One element for all, so that it does not move while a field of its group changes. */
const arrow = <ChevronDown size={14} aria-hidden />

/** A titled part of a panel that folds. What is folded is not drawn. */
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
