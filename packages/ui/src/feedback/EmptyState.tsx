import type { ReactNode } from 'react'

export interface EmptyStateProps {
  icon?: ReactNode
  title: string
  /** One sentence about the content that will appear here. */
  children?: ReactNode
  /** The primary action. */
  action?: ReactNode
}

/** A placeholder for empty lists and screens. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="ui-empty">
      {icon && <span className="ui-empty__icon">{icon}</span>}
      <p className="ui-empty__title">{title}</p>
      {children && <div className="ui-empty__text">{children}</div>}
      {action && <div className="ui-empty__action">{action}</div>}
    </div>
  )
}
