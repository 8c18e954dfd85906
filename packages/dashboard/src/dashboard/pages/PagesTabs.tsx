import './pages.css'
import { Link, useLocation } from '../../router.ts'
import { messages } from './messages.ts'

const tabs = [
  { to: '/dashboard/pages', title: messages.title },
  { to: '/dashboard/pages/redirects', title: messages.redirects.title },
]

/** Tabs for pages and redirects. */
export function PagesTabs() {
  const { pathname } = useLocation()
  return (
    <nav className="pages-tabs" aria-label={messages.title}>
      {tabs.map(({ to, title }) => (
        <Link key={to} className="pages-tabs__tab" to={to} aria-current={pathname === to ? 'page' : undefined}>
          {title}
        </Link>
      ))}
    </nav>
  )
}
