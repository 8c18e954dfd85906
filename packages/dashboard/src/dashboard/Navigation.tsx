import { roleCan, type StoreRole } from '@blockfront/contract/client'
import { Link, useLocation } from '../router.ts'
import { messages } from './messages.ts'
import { type DashboardScreen, screens } from './screens.tsx'

const base = '/dashboard/'

/** Returns the screen of a URL, or its parent screen if it has no navigation entry. */
function openPath(pathname: string): string | undefined {
  const rest = pathname.slice(base.length)
  const first = rest.split('/')[0]
  const row =
    screens.find(({ path }) => path === rest) ??
    screens.find(({ path }) => path.split('/')[0] === first) ??
    screens.find(({ path }) => path === ':slug')
  return row?.under ?? row?.path
}

interface ItemsProps {
  nav: DashboardScreen['nav']
  /** Undefined while the store is loading. */
  role: StoreRole | undefined
}

const itemsOf = ({ nav, role }: ItemsProps) =>
  screens.filter((screen) => screen.nav === nav && role !== undefined && roleCan(role, screen.needs))

function Items(props: ItemsProps) {
  const open = openPath(useLocation().pathname)
  return (
    <ul className="dashboard-nav__list">
      {itemsOf(props).map(({ path, title, icon: Icon }) => (
        <li key={path}>
          <Link className="dashboard-nav__item" to={base + path} aria-current={path === open ? 'page' : undefined}>
            {Icon && <Icon size={16} aria-hidden />}
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The screens that a role can open: store screens first, settings below. */
export const Navigation = ({ role }: Pick<ItemsProps, 'role'>) => (
  <nav className="dashboard-nav" aria-label={messages.nav}>
    <Items nav="shop" role={role} />
    {itemsOf({ nav: 'settings', role }).length > 0 && (
      <>
        <h2 className="dashboard-nav__title">{messages.settings}</h2>
        <Items nav="settings" role={role} />
      </>
    )}
  </nav>
)
