import { z } from 'zod'
import type { Block, Props } from '../block.ts'
import * as field from '../field/index.ts'
import { useBlockServices } from '../render/block-services.ts'
import { LanguageLinks } from '../render/parts/LanguageLinks.tsx'
import { NewsletterForm } from '../render/parts/NewsletterForm.tsx'
import { PaymentMethods } from '../render/parts/PaymentMethods.tsx'
import { SmartLink } from '../render/parts/SmartLink.tsx'
import { SocialIcon } from '../render/parts/SocialIcon.tsx'
import { vars } from '../render/styles/css.ts'
import { languageLinksCss, paymentMethodsCss, socialIconCss } from '../render/styles/part-styles.ts'

const props = () => {
  const link = (label: string, url: string) => ({ label, url, type: 'internal' as const, target: '_self' as const })
  return z.object({
    logoType: field.select('Logo', ['text', 'image'], { group: 'Content' }).default('text'),
    logoText: field.text('Logo text', { when: { logoType: 'text' } }).default('Brand'),
    logoImage: field
      .file('Logo image', {
        when: { logoType: 'image' },
        help: 'If empty, the logo from your store’s settings is shown. If there is none, the logo text is shown.',
      })
      .default(''),
    columns: field
      .list(
        'Columns',
        {
          title: field.text('Title').default('Column'),
          links: field.listOf('Links', field.link('Link'), { itemName: 'Link', itemTitle: 'label' }).default([]),
        },
        { itemName: 'Column', itemTitle: 'title' },
      )
      .default([
        { title: 'Shop', links: [link('All products', '/shop')] },
        { title: 'Company', links: [link('About us', '/about'), link('Contact', '/page/contact')] },
      ]),
    showNewsletter: field.checkbox('Show newsletter form', { group: 'Content' }).default(true),
    socialIcons: field.checkbox('Show social networks', { group: 'Content' }).default(true),
    socialLinks: field
      .list(
        'Social networks',
        {
          network: field
            .select('Network', ['instagram', 'facebook', 'twitter', 'pinterest', 'youtube', 'tiktok', 'linkedin', 'whatsapp'], {
              group: 'Content',
              labels: {
                twitter: 'X (Twitter)',
                youtube: 'YouTube',
                tiktok: 'TikTok',
                linkedin: 'LinkedIn',
                whatsapp: 'WhatsApp',
              },
            })
            .default('instagram'),
          url: field.url('URL').default(''),
        },
        { itemName: 'Network', itemTitle: 'network', when: { socialIcons: true } },
      )
      .default([]),
    paymentIcons: field
      .checkbox('Show payment methods', { group: 'Content', help: 'Shows the payment methods of your checkout.' })
      .default(true),
    layout: field
      .select('Layout', ['columns', 'centered', 'statement'], {
        labels: { columns: 'Logo next to the links', statement: 'Large logo below the links' },
      })
      .default('columns'),
    copyrightText: field.text('Copyright').default('© Brand. All rights reserved.'),
    ...field.ground('backgroundColor', field.themeColor.surface),
    textColor: field.color('Text color').default(field.themeColor.text),
  })
}

/** Defaults of version 1 that version 2 replaced: literal colors, and links to pages and profiles that a store may not have. */
const VERSION_1 = {
  columns: [
    {
      title: 'Shop',
      links: [
        { label: 'All products', url: '/shop', type: 'internal', target: '_self' },
        { label: 'New arrivals', url: '/shop', type: 'internal', target: '_self' },
        { label: 'Best sellers', url: '/shop', type: 'internal', target: '_self' },
      ],
    },
    {
      title: 'Help',
      links: [
        { label: 'Contact', url: '/page/contact', type: 'internal', target: '_self' },
        { label: 'Shipping', url: '/page/shipping', type: 'internal', target: '_self' },
        { label: 'Returns', url: '/page/returns', type: 'internal', target: '_self' },
      ],
    },
    {
      title: 'Company',
      links: [
        { label: 'About us', url: '/about', type: 'internal', target: '_self' },
        { label: 'Privacy', url: '/page/privacy', type: 'internal', target: '_self' },
        { label: 'Terms', url: '/page/terms', type: 'internal', target: '_self' },
      ],
    },
  ],
  socialLinks: [
    { network: 'instagram', url: 'https://www.instagram.com' },
    { network: 'facebook', url: 'https://www.facebook.com' },
    { network: 'pinterest', url: 'https://www.pinterest.com' },
  ],
  backgroundColor: '#0a0a0a',
  textColor: '#ffffff',
}

/** The end of every page: link columns, newsletter, social networks, payment icons, copyright. */
export function View({
  logoType,
  logoText,
  logoImage,
  columns,
  showNewsletter,
  socialIcons,
  socialLinks,
  paymentIcons,
  layout,
  copyrightText,
  backgroundColor,
  textColor,
}: Props<typeof props>) {
  const { logo, paths, languages, paymentMethods = [], policies = [], imageSource, messages } = useBlockServices()
  const image = logoType === 'image' && (logoImage || logo)
  const payment = paymentIcons && paymentMethods.length > 0
  const linked = new Set(columns.flatMap(({ links }) => links.map((link) => (typeof link === 'string' ? '' : link.url))))
  const legal = policies.filter(({ url }) => !linked.has(url))
  const networks = socialIcons ? socialLinks.filter(({ url }) => url) : []
  return (
    <footer className="bf-footer" style={vars({ background: backgroundColor, color: textColor })} data-layout={layout}>
      <div className="bf-inner">
        <div className="bf-footer__top">
          <div className="bf-footer__brand">
            {(image || logoText) && (
              <SmartLink className="bf-footer__logo" url={paths.home}>
                {image ? <img {...imageSource(image)} alt={messages.home} loading="lazy" /> : logoText}
              </SmartLink>
            )}
            {showNewsletter && <NewsletterForm name="bf-footer" label={messages.newsletterInvitation} />}
          </div>
          {columns.length > 0 && (
            <nav className="bf-footer__columns" aria-label={messages.footerNavigation}>
              {columns.map(({ title, links }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same text; only their positions differ
                <div key={`${title}:${index}`}>
                  {title && <h2 className="bf-footer__title">{title}</h2>}
                  {links.length > 0 && (
                    <ul className="bf-footer__links">
                      {links.map((link, i) => {
                        const { label, ...rest } = typeof link === 'string' ? { label: link, url: '' } : link
                        return (
                          // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same text; only their positions differ
                          <li key={`${label}:${i}`}>
                            <SmartLink
                              className="bf-footer__link"
                              url={rest.url}
                              type={'type' in rest ? rest.type : undefined}
                              target={'target' in rest ? rest.target : undefined}
                            >
                              {label}
                            </SmartLink>
                          </li>
                        )
                      })}
                    </ul>
                  )}
                </div>
              ))}
            </nav>
          )}
        </div>
        {(networks.length > 0 || payment || copyrightText || languages || legal.length > 0) && (
          <div className="bf-footer__bottom">
            {copyrightText && <p className="bf-footer__copyright">{copyrightText}</p>}
            {legal.length > 0 && <PolicyLinks links={legal} />}
            <LanguageLinks />
            {networks.length > 0 && (
              <ul className="bf-footer__networks" aria-label={messages.followUs}>
                {networks.map(({ network, url }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same text; only their positions differ
                  <li key={`${network}:${index}`}>
                    <SocialIcon network={network} url={url} />
                  </li>
                ))}
              </ul>
            )}
            {payment && <PaymentMethods />}
          </div>
        )}
      </div>
    </footer>
  )
}

const PolicyLinks = ({ links }: { links: readonly { label: string; url: string }[] }) => (
  <ul className="bf-footer__policies">
    {links.map(({ label, url }) => (
      <li key={url}>
        <SmartLink className="bf-footer__link" url={url}>
          {label}
        </SmartLink>
      </li>
    ))}
  </ul>
)

export const css = `
.bf-footer {
  --quiet: color-mix(in srgb, var(--color) 70%, var(--background));
  --line: color-mix(in srgb, var(--color) 16%, transparent);
  background: var(--background);
  color: var(--color);
  padding-block: 4rem 1.5rem;
  font-size: 0.9375rem;
}
.bf-footer__top {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 3rem;
  padding-block-end: 3rem;
}
.bf-footer__brand {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 1.5rem;
}
.bf-footer__logo {
  justify-self: start;
  max-width: 100%;
  overflow-wrap: anywhere;
  font: 700 1.625rem / 1.2 var(--font-heading);
  letter-spacing: -0.02em;
}
.bf-footer__logo img {
  width: auto;
  height: 2.5rem;
}
.bf-footer__columns {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr));
  gap: 2.25rem 1rem;
  align-content: start;
}
.bf-footer__title {
  font-size: 0.9375rem;
  font-weight: 600;
  margin-block-end: 0.5rem;
}
.bf-footer__link {
  display: block;
  padding-block: 0.3125rem;
  color: var(--quiet);
  transition: color 0.15s;
}
a.bf-footer__link:hover {
  color: var(--color);
  text-decoration: underline;
  text-underline-offset: 0.2em;
}
.bf-footer__newsletter {
  /* Not as wide as its content: the width of an input follows the font. */
  width: min(24rem, 100%);
}
.bf-footer__newsletter label {
  color: var(--quiet);
}
.bf-footer__row {
  display: flex;
  gap: 0.5rem;
  margin-block-start: 0.75rem;
}
.bf-footer__row > * {
  min-height: 2.75rem;
  border-radius: var(--radius);
}
.bf-footer__row input {
  flex: 1;
  min-width: 0;
  padding-inline: 0.875rem;
  color: inherit;
  background: color-mix(in srgb, var(--color) 8%, transparent);
  border: 1px solid color-mix(in srgb, var(--color) 45%, transparent);
}
.bf-footer__row input::placeholder {
  color: var(--quiet);
  opacity: 1;
}
.bf-footer__row button {
  flex: none;
  padding-inline: 1.125rem;
  font-weight: 600;
  color: var(--background);
  background: var(--color);
}
.bf-footer__row button:disabled {
  opacity: 0.6;
  cursor: default;
}
.bf-footer :is(a, button, input):focus-visible {
  outline-color: currentColor;
}
.bf-footer__row button:focus-visible {
  outline-color: var(--color);
}
.bf-footer__status:not(:empty) {
  margin-block-start: 0.5rem;
}
.bf-footer__bottom {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 1rem 2rem;
  padding-block-start: 1.5rem;
  border-block-start: 1px solid var(--line);
}
.bf-footer__copyright {
  min-width: 0;
  overflow-wrap: anywhere;
  color: var(--quiet);
  font-size: 0.875rem;
}
.bf-footer__policies {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  margin: 0;
  padding: 0;
  list-style: none;
}
.bf-footer[data-layout="centered"] {
  text-align: center;
  .bf-footer__top {
    grid-template-columns: minmax(0, 1fr);
    gap: 2.5rem;
  }
  .bf-footer__brand {
    justify-items: center;
  }
  .bf-footer__logo {
    justify-self: center;
    font-size: 2.5rem;
  }
  .bf-footer__columns {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 2.25rem 5rem;
  }
  .bf-footer__bottom {
    flex-direction: column;
    align-items: center;
  }
}
.bf-footer[data-layout="statement"] {
  .bf-footer__brand {
    display: contents;
  }
  .bf-footer__logo {
    grid-column: 1 / -1;
    order: 2;
    font-size: clamp(3.5rem, 15cqw, 13rem);
    line-height: 0.95;
    letter-spacing: -0.045em;
  }
  .bf-footer__logo img {
    height: clamp(4rem, 12cqw, 10rem);
  }
}
.bf-footer__networks {
  display: flex;
  flex-wrap: wrap;
  margin-inline: -0.75rem;
  color: var(--quiet);
}
.bf-footer__networks a:hover {
  color: var(--color);
  background: color-mix(in srgb, var(--color) 12%, transparent);
}
@container page (width >= 768px) {
  .bf-footer[data-layout="statement"] {
    .bf-footer__top:has(.bf-footer__newsletter) {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
    .bf-footer__newsletter {
      order: 1;
      justify-self: end;
    }
  }
  .bf-footer[data-layout="columns"] .bf-footer__top {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: 4rem;
  }
}
@container page (width < 768px) {
  .bf-footer {
    padding-block-start: 3rem;
  }
  .bf-footer__bottom {
    flex-direction: column-reverse;
    align-items: start;
  }
}
`

export default {
  type: 'footer',
  title: 'Footer',
  description: 'Links in columns, newsletter, social networks, payment methods and copyright, at the end of every page.',
  keywords: ['bottom', 'legal', 'newsletter', 'social', 'copyright', 'imprint'],
  icon: 'M3 4h18v16H3zM3 13h18M6.5 16.5H10M14 16.5h3.5',
  contentType: 'global',
  area: 'footer',
  version: 2,
  loading: 'always',
  props,
  View,
  css: [languageLinksCss, paymentMethodsCss, socialIconCss, css],
  migrations: {
    1: {
      migrate: (props) => ({ ...VERSION_1, ...props }),
      example: { logoText: 'Fern & Oak', columns: [{ title: 'Shop', links: ['Sale'] }], backgroundColor: '#22302a' },
    },
  },
  presets: [
    {
      name: 'inverted',
      title: 'Inverted colors',
      props: { backgroundColor: 'var(--color-text)', textColor: 'var(--color-surface)' },
    },
    { name: 'small', title: 'Small', props: { columns: [], showNewsletter: false, paymentIcons: false } },
  ],
} satisfies Block<typeof props>
