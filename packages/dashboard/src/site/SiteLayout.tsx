import { Button } from '@blockfront/ui'
import { Menu as MenuIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { messages as general } from '../messages.ts'
import { Link } from '../router.ts'
import { Brand } from './Brand.tsx'
import './site.css'
import { messages } from './messages.ts'

const top = [
  { to: '/theme-home', label: messages.nav.themes },
  { to: '/pricing', label: messages.nav.pricing },
  { to: '/contact', label: messages.nav.contact },
]

const columns = [
  {
    title: messages.nav.product,
    links: [
      { to: '/theme-home', label: messages.nav.themes },
      { to: '/pricing', label: messages.nav.pricing },
      { to: '/signup', label: messages.nav.start },
      { to: '/login', label: messages.nav.login },
    ],
  },
  {
    title: messages.nav.company,
    links: [
      { to: '/contact', label: messages.nav.contact },
      { to: '/terms', label: messages.pages.Terms.title },
      { to: '/privacy-policy', label: messages.pages.PrivacyPolicy.title },
    ],
  },
  {
    title: messages.nav.promises,
    links: [
      { to: '/refund-policy', label: messages.pages.RefundPolicy.title },
      { to: '/service-policy', label: messages.pages.ServicePolicy.title },
    ],
  },
]

const SignupButton = ({ size }: { size?: 'large' }) => (
  <Button asChild variant="primary" size={size}>
    <Link to="/signup">{messages.nav.start}</Link>
  </Button>
)

function Header() {
  const links = top.map(({ to, label }) => (
    <Link key={to} to={to}>
      {label}
    </Link>
  ))
  return (
    <header className="site-head">
      <div className="site-wide site-head__row">
        <Brand />
        <nav className="site-head__nav" aria-label={messages.nav.main}>
          {links}
        </nav>
        <div className="site-head__end">
          <Link className="site-head__login" to="/login">
            {messages.nav.login}
          </Link>
          <SignupButton />
        </div>
        <details className="site-menu">
          <summary aria-label={messages.nav.menu}>
            <MenuIcon size={20} aria-hidden />
          </summary>
          <nav className="site-menu__panel" aria-label={messages.nav.menu}>
            {links}
            <Link to="/login">{messages.nav.login}</Link>
            <SignupButton size="large" />
          </nav>
        </details>
      </div>
    </header>
  )
}

const Footer = () => (
  <footer className="site-foot">
    <div className="site-wide site-foot__row">
      <div className="site-foot__brand">
        <Brand />
        <p>{messages.nav.claim}</p>
      </div>
      {columns.map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul className="site-foot__links">
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  </footer>
)

/** The layout of every public page. Its menu works without JavaScript. */
export const SiteLayout = ({ children }: { children: ReactNode }) => (
  <div className="site">
    <a className="skip-link" href="#content">
      {general.skip}
    </a>
    <Header />
    <main id="content" tabIndex={-1}>
      {children}
    </main>
    <Footer />
  </div>
)
