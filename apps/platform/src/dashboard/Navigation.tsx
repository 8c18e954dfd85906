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

function Items({ nav }: { nav: DashboardScreen['nav'] }) {
  const open = openPath(useLocation().pathname)
  return (
    <ul className="dashboard-nav__list">
      {screens
        .filter((screen) => screen.nav === nav)
        .map(({ path, title, icon: Icon }) => (
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

/** Store screens first, settings below. */
export const Navigation = () => (
  <nav className="dashboard-nav" aria-label={messages.nav}>
    <Items nav="shop" />
    {screens.some(({ nav }) => nav === 'settings') && (
      <>
        <h2 className="dashboard-nav__title">{messages.settings}</h2>
        <Items nav="settings" />
      </>
    )}
  </nav>
)
