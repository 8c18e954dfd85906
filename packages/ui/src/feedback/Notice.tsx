import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { IconButton } from '../IconButton.tsx'
import { ReadOnlyScope } from '../ReadOnly.tsx'
import type { Tone } from './Badge.tsx'

export interface NoticeProps {
  tone?: Tone
  title?: string
  children?: ReactNode
  /** Announced immediately. For errors that just occurred. */
  alert?: boolean
  onDismiss?: () => void
  dismissLabel?: string
}

const icons = { neutral: Info, accent: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

/** A persistent message: what happened, what is safe, what to do. */
export function Notice({ tone = 'neutral', title, children, alert, onDismiss, dismissLabel = 'Dismiss' }: NoticeProps) {
  const Icon = icons[tone]
  return (
    <div className={classNames('ui-notice', `ui-notice--${tone}`)} role={alert ? 'alert' : undefined}>
      <Icon size={16} aria-hidden />
      <div className="ui-notice__body">
        {title && <p className="ui-notice__title">{title}</p>}
        {children}
      </div>
      {onDismiss && (
        <ReadOnlyScope reasonId={undefined}>
          <IconButton label={dismissLabel} size="small" plain onClick={onDismiss}>
            <X size={14} />
          </IconButton>
        </ReadOnlyScope>
      )}
    </div>
  )
}
