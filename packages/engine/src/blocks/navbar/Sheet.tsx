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

export const css = `
.bf-navbar__menu {
  display: none;
  margin-inline-start: -0.625rem;
}
.bf-navbar__menu > summary {
  list-style: none;
  color: var(--color);
}
.bf-navbar__menu > summary::-webkit-details-marker {
  display: none;
}
.bf-navbar__menu:not([open]) .bf-navbar__close,
.bf-navbar__menu[open] .bf-navbar__open {
  display: none;
}
.bf-navbar__sheet .bf-navbar__links {
  display: block;
}
.bf-navbar__sheet li {
  position: relative;
}
.bf-navbar__sheet li + li {
  border-block-start: 1px solid color-mix(in srgb, currentColor 10%, transparent);
}
.bf-navbar__sheet .bf-navbar__link {
  padding-block: 0.875rem;
  font-size: max(var(--link-size), 1.0625rem);
}
.bf-navbar__sheet .bf-navbar__link::after {
  display: none;
}
.bf-navbar__sheet .bf-navbar__arrow {
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: -0.75rem;
  width: 3rem;
  height: 3.375rem;
}
.bf-navbar__sheet .bf-navbar__more {
  padding-inline: 0.5rem;
}
.bf-navbar__sheet .bf-navbar__groups {
  padding-block: 0.25rem 1.25rem;
}
.bf-navbar__sheet li:has(.bf-navbar__more) > .bf-navbar__link {
  padding-inline-end: 3rem;
}
.bf-navbar__sheet .bf-navbar__link[aria-current] {
  color: var(--link-hover);
}
.bf-navbar__sheet .bf-navbar__search {
  margin-block: 0.5rem;
}
.bf-navbar__saved {
  display: flex;
  gap: 0.75rem;
  align-items: center;
  padding-block: 0.875rem;
  border-block-start: 1px solid color-mix(in srgb, currentColor 10%, transparent);
}
@container page (width < 768px) {
  .bf-navbar__menu {
    display: block;
  }
}
/* On tablets, links that do not fit in one row are in the sheet. Only a row that is too wide scrolls, so only its timeline is active. */
@supports (timeline-scope: --a) {
  @container page (768px <= width < 1024px) {
    .bf-navbar__bar {
      animation: bf-navbar-fold linear both;
      animation-timeline: --bf-navbar-row;
      timeline-scope: --bf-navbar-row;
    }
    .bf-navbar__nav {
      --page-scroll: scroll(root);
      overflow: hidden;
      height: var(--row-height, auto);
      margin-block: -4px;
      padding-block: 4px;
      visibility: var(--row, visible);
      scroll-timeline: --bf-navbar-row inline;
    }
    .bf-navbar__nav .bf-navbar__links {
      flex-wrap: nowrap;
      min-width: max-content;
    }
    .bf-navbar__nav .bf-navbar__link {
      white-space: nowrap;
    }
    .bf-navbar__menu {
      display: var(--sheet, none);
      margin-inline-end: -1rem;
    }
    .bf-navbar__sheet :is(.bf-navbar__search, .bf-navbar__saved) {
      display: none;
    }
  }
}
@keyframes bf-navbar-fold {
  from,
  to {
    --row: hidden;
    --row-height: 0;
    --sheet: block;
  }
}
`
