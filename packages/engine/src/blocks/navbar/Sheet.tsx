import { useRef } from 'react'
import { useBlockServices } from '../../render/block-services.ts'
import { Icon } from '../../render/parts/Icon.tsx'
import { LanguageLinks } from '../../render/parts/LanguageLinks.tsx'
import { SmartLink } from '../../render/parts/SmartLink.tsx'
import { Links, type LinksProps } from './Links.tsx'
import { Search } from './Search.tsx'
import { useDismissal } from './use-dismissal.ts'

/** A disclosure element that opens without a script. The script closes it on Escape, on a click outside, and after a choice. */
export function Sheet({ links, categories, search, wishlist }: LinksProps & { search: boolean; wishlist: string | undefined }) {
  const { messages } = useBlockServices()
  const details = useRef<HTMLDetailsElement>(null)
  const { close, onBlur } = useDismissal(details)
  return (
    <details className="bf-navbar__menu" ref={details} onBlur={onBlur}>
      <summary className="bf-navbar__action" aria-label={messages.menu}>
        <Icon name="menu" className="bf-navbar__open" />
        <Icon name="close" className="bf-navbar__close" />
      </summary>
      <div className="bf-navbar__sheet">
        {search && <Search full onDone={close} />}
        {links.length > 0 && (
          // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click too
          <nav aria-label={messages.menu} onClick={({ target }) => (target as Element).closest('a') && close()}>
            <Links links={links} categories={categories} />
          </nav>
        )}
        {wishlist && (
          <SmartLink className="bf-navbar__saved" url={wishlist} onClick={close}>
            <Icon name="heart" />
            {messages.wishlist}
          </SmartLink>
        )}
        <LanguageLinks />
      </div>
    </details>
  )
}
