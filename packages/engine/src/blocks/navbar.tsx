import { z } from 'zod'
import type { Block, Props } from '../block.ts'
import * as field from '../field/index.ts'
import { useBlockServices } from '../render/block-services.ts'
import { Icon } from '../render/parts/Icon.tsx'
import { SmartLink } from '../render/parts/SmartLink.tsx'
import type { Data } from '../render/resource.ts'
import { vars } from '../render/styles/css.ts'
import { categoryImageCss, languageLinksCss } from '../render/styles/part-styles.ts'
import { CartButton, css as cartButtonCss } from './navbar/CartButton.tsx'
import { Languages, css as languagesCss } from './navbar/Languages.tsx'
import { Links, css as linksCss } from './navbar/Links.tsx'
import { css as menuCss } from './navbar/Menu.tsx'
import { Search, css as searchCss } from './navbar/Search.tsx'
import { Sheet, css as sheetCss } from './navbar/Sheet.tsx'

/** Categories at the top of a menu: the rest is on the page that the link leads to. */
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
          ...field.target({ menu: 'none' }),
          menu: field
            .select('Menu', ['none', 'links', 'categories'], {
              group: 'Content',
              labels: { none: 'None', links: 'Links in columns', categories: 'Store categories' },
              help: 'Visitors open it by hovering over the link or with the arrow next to it.',
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
          { value: 'start', label: 'Links next to the logo' },
          { value: 'middle', label: 'Logo between links and actions' },
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
      navLinkFontWeight: field.themedWeight('Link weight').default(field.themeWeight.name),
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

export const barCss = `
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
/* What opens below the bar: the sheet, and the menus of links. */
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
@container page (width >= 768px) {
  .bf-navbar[data-styling="start"] .bf-navbar__links {
    justify-content: start;
  }
  .bf-navbar[data-styling="middle"] .bf-navbar__bar {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  }
  .bf-navbar[data-styling="middle"] .bf-navbar__menu {
    grid-area: 1 / 1;
    justify-self: start;
  }
  .bf-navbar[data-styling="middle"] .bf-navbar__logo {
    grid-area: 1 / 2;
  }
  .bf-navbar[data-styling="middle"] .bf-navbar__nav {
    grid-area: 1 / 1;
    padding: 0;
  }
  .bf-navbar[data-styling="middle"] .bf-navbar__links {
    justify-content: start;
  }
  .bf-navbar[data-styling="middle"] .bf-navbar__actions {
    grid-area: 1 / 3;
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
@container page (width < 768px) {
  .bf-navbar__bar {
    gap: 0.5rem;
    min-height: 4rem;
  }
  .bf-navbar[data-compact] {
    --rise: 0.5rem;
  }
  .bf-navbar__nav,
  .bf-navbar__heart {
    display: none;
  }
  .bf-navbar__logo {
    font-size: min(var(--logo-size), 1.5rem);
  }
}
`

/** Rules of parts come after those of the bar. */
export const css = /* @__PURE__ */ [barCss, linksCss, menuCss, searchCss, cartButtonCss, sheetCss, languagesCss].join('')

export default {
  type: 'navbar',
  title: 'Navigation bar',
  description: 'The logo, the main links, search, account and cart, on every page.',
  keywords: ['menu', 'mega menu', 'navigation', 'header', 'logo', 'links', 'search'],
  icon: 'M3 4h18v16H3zM3 9h18M6 6.5h3M13 6.5h5',
  contentType: 'global',
  area: 'header',
  version: 3,
  loading: 'always',
  props,
  View,
  css: [languageLinksCss, categoryImageCss, css],
  data: ({ links }) =>
    links.some(({ menu }) => menu === 'categories') ? { categories: { limit: MENU_CATEGORIES, isNested: true } } : {},
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
    2: { migrate: (props) => ({ navLinkFontWeight: '600', ...props }), example: {} },
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
