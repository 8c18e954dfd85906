import { IconButton, Menu, type MenuItem } from '@blockfront/ui'
import { ArrowLeft, Ellipsis } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Link } from '../router.ts'
import { titleOf } from '../site/title.ts'
import { messages } from './messages.ts'

export interface PageHeaderProps {
  title: string
  /** A line below the title. */
  about?: ReactNode
  /** A status next to the title. */
  badge?: ReactNode
  /** The parent screen, for a link back. */
  back?: { to: string; label: string }
  /** The primary action. */
  action?: ReactNode
  /** Other actions, in a menu. */
  more?: readonly MenuItem[]
  moreLabel?: string
}

/** The header of a screen: title, primary action, and a menu with other actions. Also sets the tab's title. */
export function PageHeader({ title, about, badge, back, action, more, moreLabel = messages.moreActions }: PageHeaderProps) {
  useEffect(() => {
    document.title = titleOf({ title })
  }, [title])
  return (
    <header className="page-header">
      {back && (
        <Link className="page-header__back" to={back.to}>
          <ArrowLeft size={14} aria-hidden className="page-header__arrow" />
          {back.label}
        </Link>
      )}
      <div className="page-header__row">
        <div className="page-header__titles">
          <h1 className="page-header__title">
            {title}
            {badge}
          </h1>
          {about && <p className="page-header__about">{about}</p>}
        </div>
        <div className="page-header__actions">
          {more && more.length > 0 && (
            <Menu
              items={more}
              trigger={
                <IconButton label={moreLabel} size="large">
                  <Ellipsis size={16} />
                </IconButton>
              }
            />
          )}
          {action}
        </div>
      </div>
    </header>
  )
}
