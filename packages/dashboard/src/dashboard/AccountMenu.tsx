import { Menu, type MenuItem, VisuallyHidden } from '@blockfront/ui'
import { ChevronsUpDown } from 'lucide-react'
import type { Auth } from '../auth/Guard.tsx'
import { useNavigate } from '../router.ts'
import { messages } from './messages.ts'
import { screens } from './screens.tsx'

/** The signed-in account, and links that belong to the account rather than to a store. */
export function AccountMenu({ auth }: { auth: Auth }) {
  const navigate = useNavigate()
  const account = screens.filter(({ path }) => path === 'profile' || path === 'security')
  const items: MenuItem[] = [
    { heading: auth.email },
    ...account.map(({ path, title }) => ({ label: title, onSelect: () => navigate(`/dashboard/${path}`) })),
    { label: messages.billing, onSelect: () => navigate('/billing') },
    'line',
    { label: messages.signOut, onSelect: () => navigate('/logout') },
  ]
  return (
    <Menu
      align="start"
      side="top"
      items={items}
      trigger={
        <button type="button" className="dashboard-nav__item dashboard-account">
          <span className="dashboard-account__mark" aria-hidden>
            {([...auth.name.trim()][0] ?? '').toUpperCase()}
          </span>
          <span className="dashboard-account__name" title={auth.name}>
            {auth.name}
          </span>
          <VisuallyHidden>{messages.account}</VisuallyHidden>
          <ChevronsUpDown size={14} aria-hidden />
        </button>
      }
    />
  )
}
