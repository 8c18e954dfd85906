import { z } from 'zod'
import type { Block, Props } from '../block.ts'
import * as field from '../field/index.ts'
import { useBlockServices } from '../render/block-services.ts'
import { Icon } from '../render/parts/Icon.tsx'
import { LanguageLinks } from '../render/parts/LanguageLinks.tsx'
import { SmartLink } from '../render/parts/SmartLink.tsx'
import type { Data } from '../render/resource.ts'
import { vars } from '../render/styles/css.ts'
import { languageLinksCss } from '../render/styles/part-styles.ts'
import { CartButton } from './navbar/CartButton.tsx'
import { Links } from './navbar/Links.tsx'
import { Search } from './navbar/Search.tsx'
import { Sheet } from './navbar/Sheet.tsx'

/** Categories in a menu: the rest is on the page that the link leads to. */
const MENU_CATEGORIES = 12

const props = () => {
  const link = (label: string, url: string) => ({
    label,
    url,
    type: 'internal' as const,
    target: '_self' as const,
    menu: 'none' as const,
    columns: [],
  })
  const size = (label: string, max: number) =>
    field.responsive(field.unitNumber(label, { units: ['rem', 'px', '%', 'em', 'vw', 'vh'], max }))
  return z.object({
    logoType: field.select('Logo', ['text', 'image'], { group: 'Content' }).default('text'),
    logoText: field.text('Logo text', { when: { logoType: 'text' } }).default('Brand'),
    logoImage: field
      .file('Logo image', {
        when: { logoType: 'image' },
        help: 'If empty, the logo from your store’s settings is shown. If there is none, the logo text is shown.',
      })
      .default(''),
    links: field
      .list(
        'Links',
        {
          label: field.text('Label').default('Link'),
          ...field.target(),
          menu: field
            .select('Menu', ['none', 'links', 'categories'], {
              group: 'Content',
              labels: { none: 'None', links: 'Links in columns', categories: 'Store categories' },
              help: 'Shoppers open it by hovering over the link or with the arrow next to it.',
            })
            .default('none'),
          columns: field
            .list(
              'Columns of the menu',
              {
                title: field.text('Title').default('Column'),
                url: field.url('Title link').default(''),
                links: field.listOf('Links', field.link('Link'), { itemName: 'Link', itemTitle: 'label' }).default([]),
              },
              { itemName: 'Column', itemTitle: 'title', when: { menu: 'links' }, max: 12 },
            )
            .default([]),
        },
        { itemName: 'Link', itemTitle: 'label' },
      )
      .default([link('Home', '/'), link('Shop', '/shop'), link('About', '/about'), link('Contact', '/page/contact')]),
    // Accepts any stored name, so that none is lost. An unknown name looks like the default.
    styling: field
      .text('Layout', { group: 'Layout' })
      .meta({
        control: 'select',
        choices: [
          { value: 'default', label: 'Logo, links, actions' },
          { value: 'centered', label: 'Logo in the middle, links below' },
        ],
      })
      .default('default'),
    navLinkSpacing: size('Space between links', 8).default('3rem'),
    ...field.ground('background', field.themeColor.surface),
    textColor: field.color('Text color').default(field.themeColor.text),
    ...field.section('Logo', {
      logoFontSize: size('Logo size', 4).default('1.8rem'),
      logoColor: field.color('Logo color').default(field.themeColor.text),
    }),
    ...field.section('Links', {
      navLinkFontSize: size('Link size', 3).default('1rem'),
      navLinkFontWeight: field.fontWeight('Link weight').default('600'),
      navLinkHoverColor: field.color('Link color on hover').default(field.themeColor.accent),
      navAccentColor: field
        .color('Accent color', { help: 'For the cart counter and the line under the current page.' })
        .default(field.themeColor.accent),
    }),
    ...field.section('Icons', {
      searchIconColor: field.color('Search icon color', { when: { showSearch: true } }).default(field.themeColor.text),
      actionIconColor: field.color('Account and cart icon color').default(field.themeColor.text),
    }),
    ...field.section('Search', {
      showSearch: field.checkbox('Show search').default(true),
      searchStyle: field
        .select('Search style', ['compact', 'full'], {
          group: 'Behavior',
          labels: { compact: 'Icon', full: 'Field' },
          when: { showSearch: true },
        })
        .default('compact'),
    }),
    ...field.section('Account and cart', {
      showAccount: field.checkbox('Show account', { help: 'Requires customer accounts in your store’s settings.' }).default(true),
      showWishlist: field.checkbox('Show wishlist', { help: 'Requires wishlists in your store’s settings.' }).default(true),
      showCart: field.checkbox('Show cart').default(true),
      cartCounter: field.checkbox('Show item count on the cart icon', { when: { showCart: true } }).default(true),
    }),
    sticky: field.checkbox('Stay at the top while scrolling').default(false),
    compact: field
      .checkbox('Shrink while scrolling', { group: 'Behavior', when: { sticky: true, styling: 'default' } })
      .default(true),
  })
}

/** The store's name, links, search, account and cart. Below 768 px, and where they do not fit, the links are in a sheet that works without a script. */
export function View({
  links,
  showSearch,
  searchStyle,
  showAccount,
  showWishlist,
  showCart,
  cartCounter,
  sticky,
  compact,
  styling,
  data,
  ...settings
}: Props<typeof props> & Data<'categories'>) {
  const { paths, messages } = useBlockServices()
  const categories = data.categories?.status === 'ready' ? data.categories.value : []
  const style = vars({
    background: settings.background,
    color: settings.textColor,
    'logo-size': settings.logoFontSize,
    'logo-color': settings.logoColor,
    'link-size': settings.navLinkFontSize,
    'link-weight': settings.navLinkFontWeight,
    'link-hover': settings.navLinkHoverColor,
    'link-space': settings.navLinkSpacing,
    accent: settings.navAccentColor,
    'search-color': settings.searchIconColor,
    'action-color': settings.actionIconColor,
  })
  return (
    <header
      className="bf-navbar"
      style={style}
      data-sticky={sticky || undefined}
      data-compact={(sticky && compact) || undefined}
      data-styling={styling}
      data-search={searchStyle}
    >
      <div className="bf-inner bf-navbar__bar">
        {(links.length > 0 || showSearch) && (
          <Sheet
            links={links}
            categories={categories}
            search={showSearch && searchStyle === 'full'}
            wishlist={showWishlist ? paths.wishlist : undefined}
          />
        )}
        <Logo {...settings} />
        {links.length > 0 && (
          <nav className="bf-navbar__nav" aria-label={messages.mainNavigation}>
            <Links links={links} categories={categories} floats />
          </nav>
        )}
        <div className="bf-navbar__actions">
          <Languages />
          {showSearch && <Search full={searchStyle === 'full'} />}
          {showAccount && paths.account && (
            <SmartLink className="bf-navbar__action" url={paths.account} aria-label={messages.account}>
              <Icon name="account" />
            </SmartLink>
          )}
          {showWishlist && paths.wishlist && (
            <SmartLink className="bf-navbar__action bf-navbar__heart" url={paths.wishlist} aria-label={messages.wishlist}>
              <Icon name="heart" />
            </SmartLink>
          )}
          {showCart && <CartButton counter={cartCounter} />}
        </div>
      </div>
    </header>
  )
}

type NavbarProps = Props<typeof props>

function Logo({ logoType, logoText, logoImage }: Pick<NavbarProps, 'logoType' | 'logoText' | 'logoImage'>) {
  const { paths, imageSource, messages, logo } = useBlockServices()
  const image = logoType === 'image' && (logoImage || logo)
  if (!image && !logoText) return null
  return (
    <SmartLink className="bf-navbar__logo" url={paths.home}>
      {image ? <img {...imageSource(image)} alt={messages.home} className="bf-navbar__picture" /> : logoText}
    </SmartLink>
  )
}

/** The languages of the store behind the name of the current one. On phones they are in the sheet. */
function Languages() {
  const { languages } = useBlockServices()
  const current = languages?.find((language) => language.current)
  return (
    current && (
      <details className="bf-navbar__languages">
        <summary>{current.name}</summary>
        <LanguageLinks />
      </details>
    )
  )
}

export const css = `
.bf-navbar {
  position: relative;
  z-index: 20;
  background: var(--background);
  color: var(--color);
  border-block-end: 1px solid color-mix(in srgb, currentColor 10%, transparent);
}
.bf-navbar[data-sticky] {
  position: sticky;
  inset-block-start: 0;
  backdrop-filter: blur(12px);
}
/* The bar becomes lower by scrolling partly out of the window. Its height does not change, so that nothing below it moves. */
@supports (animation-timeline: scroll()) {
  .bf-navbar[data-compact]:not([data-styling="centered"]) {
    --rise: 1rem;
    inset-block-start: calc(-1 * var(--rise));
    :is(.bf-navbar__logo, .bf-navbar__actions, .bf-navbar__menu > summary, .bf-navbar__nav > ul > li > :first-child),
    .bf-navbar__nav .bf-navbar__arrow {
      animation: bf-navbar-lower linear both;
      animation-timeline: var(--page-scroll, scroll());
      animation-range: 0 4rem;
    }
  }
}
@keyframes bf-navbar-lower {
  to {
    translate: 0 calc(var(--rise) / 2);
  }
}
.bf-navbar__bar {
  display: flex;
  align-items: center;
  gap: 1.5rem;
  min-height: 4.5rem;
}
.bf-navbar__logo {
  min-width: 0;
  font: 700 var(--logo-size) / 1.2 var(--font-heading);
  color: var(--logo-color);
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;
}
.bf-navbar__picture {
  width: auto;
  height: calc(var(--logo-size) * 1.5);
  object-fit: contain;
}
.bf-navbar__nav {
  flex: 1;
  min-width: 0;
  padding-inline: 1rem;
}
.bf-navbar__links {
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0.25rem min(var(--link-space), 4cqw);
}
.bf-navbar__links li {
  min-width: 0;
}
.bf-navbar__link {
  position: relative;
  overflow-wrap: anywhere;
  display: block;
  padding-block: 0.5rem;
  font-size: var(--link-size);
  font-weight: var(--link-weight);
  transition: color 0.15s;
}
.bf-navbar__link:hover {
  color: var(--link-hover);
}
.bf-navbar__link::after {
  content: "";
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0.125rem;
  height: 2px;
  border-radius: 1px;
  background: var(--accent);
  scale: 0 1;
  transition: scale 0.2s;
}
.bf-navbar__link[aria-current]::after {
  scale: 1;
}
.bf-navbar__arrow {
  display: grid;
  place-items: center;
  list-style: none;
  cursor: pointer;
}
.bf-navbar__arrow::-webkit-details-marker {
  display: none;
}
.bf-navbar__arrow .bf-icon {
  width: 1rem;
  rotate: 90deg;
  transition: rotate 0.15s;
}
.bf-navbar__more[open] .bf-navbar__arrow .bf-icon {
  rotate: -90deg;
}
.bf-navbar__groups {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9rem, 40%), 1fr));
  gap: 1.5rem;
}
.bf-navbar__title {
  display: block;
  padding-block: 0.25rem;
  font-weight: 600;
}
.bf-navbar__sublink {
  display: block;
  padding-block: 0.375rem;
  overflow-wrap: anywhere;
}
.bf-navbar__panel a:hover {
  color: var(--link-hover);
}
.bf-navbar__panel [aria-current] {
  text-decoration: underline;
  text-underline-offset: 0.25em;
}
.bf-navbar__category {
  display: grid;
  align-content: start;
  gap: 0.5rem;
  font-weight: 600;
}
.bf-navbar__thumb {
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: min(var(--radius), 12px);
}
.bf-navbar__actions {
  display: flex;
  align-items: center;
  gap: 0.25rem;
  margin-inline: auto -0.625rem;
}
.bf-navbar__action {
  position: relative;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: 50%;
  color: var(--action-color);
  cursor: pointer;
  transition: background-color 0.15s;
}
.bf-navbar__action:hover {
  background: color-mix(in srgb, currentColor 8%, transparent);
}
.bf-navbar__find {
  color: var(--search-color);
}
.bf-navbar__count {
  position: absolute;
  inset-block-start: 0.125rem;
  inset-inline-end: 0;
  min-width: 1.25rem;
  height: 1.25rem;
  padding-inline: 0.25rem;
  border-radius: 1rem;
  background: var(--accent);
  color: #000;
  /* biome-ignore lint/suspicious/noDuplicateProperties: the color above is for browsers without relative colors */
  color: oklch(from var(--accent) clamp(0, (0.6 - l) * 1000, 1) 0 0);
  font-size: 0.6875rem;
  font-weight: 700;
  line-height: 1.25rem;
  text-align: center;
}
.bf-navbar__count[data-bump] {
  animation: bf-navbar-bump 500ms ease-out;
}
@keyframes bf-navbar-bump {
  30% {
    transform: scale(1.45);
  }
  60% {
    transform: scale(0.9);
  }
}
.bf-navbar__search {
  position: relative;
  display: flex;
  align-items: center;
  border-radius: 2rem;
  background: color-mix(in srgb, var(--color) 7%, transparent);
}
.bf-navbar__search input {
  width: 100%;
  min-width: 0;
  height: 2.75rem;
  padding-inline: 1.125rem 0;
  border: 0;
  border-radius: 2rem;
  background: none;
  color: var(--color);
  outline-offset: 0;
}
.bf-navbar__search input::placeholder {
  color: inherit;
  opacity: 0.7;
}
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
.bf-navbar__sheet,
.bf-navbar__nav .bf-navbar__panel {
  position: absolute;
  inset-inline: 0;
  inset-block-start: 100%;
  max-height: calc(var(--vh, 1vh) * 100 - 4.5rem);
  overflow-y: auto;
  padding: 0.5rem var(--gutter) 1.5rem;
  background: linear-gradient(var(--background), var(--background)) var(--color-surface);
  border-block: 1px solid color-mix(in srgb, currentColor 10%, transparent);
  box-shadow: 0 24px 32px -16px rgb(0 0 0 / 0.2);
  animation: bf-navbar-sheet 0.18s ease-out;
}
@keyframes bf-navbar-sheet {
  from {
    opacity: 0;
    transform: translateY(-0.5rem);
  }
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
.bf-navbar__languages {
  display: none;
  position: relative;
}
.bf-navbar__languages > summary {
  padding: 0.625rem;
  cursor: pointer;
}
.bf-navbar__languages .bf-languageLinks {
  display: block;
  position: absolute;
  inset-inline-end: 0;
  inset-block-start: 100%;
  min-width: 10rem;
  padding: 0.5rem 1rem;
  border-radius: var(--radius);
  background: linear-gradient(var(--background), var(--background)) var(--color-surface);
  border: 1px solid color-mix(in srgb, currentColor 10%, transparent);
  box-shadow: 0 12px 32px -12px rgb(0 0 0 / 0.25);
}
@container page (width >= 768px) {
  .bf-navbar__languages {
    display: block;
  }
  .bf-navbar__nav .bf-navbar__links > li {
    display: flex;
    align-items: center;
  }
  .bf-navbar__nav .bf-navbar__arrow {
    width: 1.75rem;
    height: 2.75rem;
    margin-inline-end: -0.5rem;
  }
  .bf-navbar__nav .bf-navbar__panel {
    padding-block: 1.75rem 2.5rem;
  }
  .bf-navbar__nav .bf-navbar__groups {
    max-width: var(--content);
    margin-inline: auto;
    gap: 2rem;
    text-align: start;
  }
  /* A few columns fill most of the width, and many fit next to each other. */
  .bf-navbar__nav .bf-navbar__groups:not(:has(> :nth-child(6))) {
    grid-template-columns: repeat(auto-fill, minmax(max(9rem, 17%), 1fr));
  }
  .bf-navbar[data-styling="centered"] .bf-navbar__bar {
    display: grid;
    grid-template-columns: 1fr auto 1fr;
    row-gap: 0;
    padding-block: 0.75rem 0.5rem;
  }
  .bf-navbar[data-styling="centered"] .bf-navbar__logo {
    grid-column: 2;
  }
  .bf-navbar[data-styling="centered"] .bf-navbar__nav {
    grid-area: 2 / 1 / auto / -1;
  }
  .bf-navbar[data-styling="centered"] .bf-navbar__actions {
    grid-area: 1 / 3;
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
@container page (width < 768px) {
  .bf-navbar__bar {
    gap: 0.5rem;
    min-height: 4rem;
  }
  .bf-navbar[data-compact] {
    --rise: 0.5rem;
  }
  .bf-navbar__menu {
    display: block;
  }
  .bf-navbar__nav,
  .bf-navbar__heart,
  .bf-navbar__actions .bf-navbar__search {
    display: none;
  }
  .bf-navbar__logo {
    font-size: min(var(--logo-size), 1.5rem);
  }
}
`

export default {
  type: 'navbar',
  title: 'Navigation bar',
  description: 'The logo, the main links, search, account and cart, on every page.',
  keywords: ['menu', 'mega menu', 'navigation', 'header', 'logo', 'links', 'search'],
  icon: 'M3 4h18v16H3zM3 9h18M6 6.5h3M13 6.5h5',
  contentType: 'global',
  area: 'header',
  version: 2,
  loading: 'always',
  props,
  View,
  css: [languageLinksCss, css],
  data: ({ links }) => (links.some(({ menu }) => menu === 'categories') ? { categories: { limit: MENU_CATEGORIES } } : {}),
  migrations: {
    1: {
      migrate: (props) => ({
        background: 'rgba(255, 255, 255, 0.95)',
        textColor: '#1a1a1a',
        logoColor: '#1a1a1a',
        navLinkHoverColor: '#3b82f6',
        navAccentColor: '#ff4757',
        searchIconColor: '#1a1a1a',
        actionIconColor: '#1a1a1a',
        ...props,
      }),
      example: { logoText: 'Fern & Oak', links: [{ label: 'Shop', url: '/shop' }], sticky: true, logoColor: '#2f4f43' },
    },
  },
  presets: [
    { name: 'searchFirst', title: 'With a search field', props: { searchStyle: 'full', navLinkSpacing: '1.75rem' } },
    { name: 'centered', title: 'Logo in the middle', props: { styling: 'centered', navLinkFontWeight: '500' } },
    {
      name: 'inverted',
      title: 'Inverted colors',
      props: {
        background: 'var(--color-text)',
        textColor: 'var(--color-surface)',
        logoColor: 'var(--color-surface)',
        searchIconColor: 'var(--color-surface)',
        actionIconColor: 'var(--color-surface)',
        navLinkHoverColor: 'var(--color-border)',
        navAccentColor: 'var(--color-surface)',
        sticky: true,
      },
    },
  ],
} satisfies Block<typeof props>
