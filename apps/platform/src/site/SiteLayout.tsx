import { Button } from '@blockfront/ui'
import { Menu as MenuIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../router.ts'
import { words as general } from '../words.ts'
import { Brand } from './Brand.tsx'
import './site.css'
import { words } from './words.ts'

const top = [
  { to: '/theme-home', label: words.nav.themes },
  { to: '/pricing', label: words.nav.pricing },
  { to: '/contact', label: words.nav.contact },
]

const columns = [
  {
    title: words.nav.product,
    links: [
      { to: '/theme-home', label: words.nav.themes },
      { to: '/pricing', label: words.nav.pricing },
      { to: '/signup', label: words.nav.start },
      { to: '/login', label: words.nav.login },
    ],
  },
  {
    title: words.nav.company,
    links: [
      { to: '/contact', label: words.nav.contact },
      { to: '/terms', label: words.pages.Terms.title },
      { to: '/privacy-policy', label: words.pages.PrivacyPolicy.title },
    ],
  },
  {
    title: words.nav.promises,
    links: [
      { to: '/refund-policy', label: words.pages.RefundPolicy.title },
      { to: '/service-policy', label: words.pages.ServicePolicy.title },
    ],
  },
]

const SignupButton = ({ size }: { size?: 'large' }) => (
  <Button asChild variant="primary" size={size}>
    <Link to="/signup">{words.nav.start}</Link>
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
        <nav className="site-head__nav" aria-label={words.nav.main}>
          {links}
        </nav>
        <div className="site-head__end">
          <Link className="site-head__login" to="/login">
            {words.nav.login}
          </Link>
          <SignupButton />
        </div>
        <details className="site-menu">
          <summary aria-label={words.nav.menu}>
            <MenuIcon size={20} aria-hidden />
          </summary>
          <nav className="site-menu__panel" aria-label={words.nav.menu}>
            {links}
            <Link to="/login">{words.nav.login}</Link>
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
        <p>{words.nav.claim}</p>
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

/** What every public page stands in. Its menu opens without JavaScript. */
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
