import { roleCan } from '@blockfront/contract/client'
import { Button, Dialog, IconButton } from '@blockfront/ui'
import { ExternalLink, PanelLeft, PanelsTopLeft } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { Auth } from '../auth/Guard.tsx'
import { messages as general } from '../messages.ts'
import { Link, useLocation } from '../router.ts'
import { visitUrl } from '../stores/store-url.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { messages } from './messages.ts'
import { Navigation } from './Navigation.tsx'
import { StoreSwitcher } from './StoreSwitcher.tsx'
import type { Store } from './store.ts'

interface FrameProps {
  auth: Auth
  /** Undefined while it is loading. */
  store: Store | undefined
}

const Sidebar = ({ auth, store }: FrameProps) => (
  <>
    <StoreSwitcher store={store} />
    {store && roleCan(store.role, 'content.manage') && (
      <Button asChild>
        <Link to="/builder">
          <PanelsTopLeft size={16} aria-hidden />
          {messages.editDesign}
        </Link>
      </Button>
    )}
    <Navigation role={store?.role} />
    <div className="dashboard-side__foot">
      {store && (
        <a className="dashboard-nav__item" href={visitUrl(store)} target="_blank" rel="noreferrer">
          <ExternalLink size={16} aria-hidden />
          {messages.viewStore}
        </a>
      )}
      <AccountMenu auth={auth} />
    </div>
  </>
)

/** The dashboard's layout: a sidebar next to the screen, a drawer below 900 px. */
export function DashboardLayout({ auth, store, children }: FrameProps & { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: going to another screen closes the drawer.
  useEffect(() => setOpen(false), [pathname])
  return (
    <div className="dashboard">
      <a className="skip-link" href="#content">
        {general.skip}
      </a>
      <header className="dashboard-bar">
        <IconButton label={messages.openMenu} size="large" plain onClick={() => setOpen(true)}>
          <PanelLeft size={18} />
        </IconButton>
        <span className="dashboard-bar__name" title={store?.name}>
          {store?.name}
        </span>
      </header>
      <aside className="dashboard-side" aria-label={messages.nav}>
        <Sidebar auth={auth} store={store} />
      </aside>
      <Dialog open={open} onOpenChange={setOpen} title={messages.menu} side="start">
        <div className="dashboard-drawer">
          <Sidebar auth={auth} store={store} />
        </div>
      </Dialog>
      <main className="dashboard-content" id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
