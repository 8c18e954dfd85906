import { z } from 'zod'
import type { Block, Props } from '../block.ts'
import * as field from '../field/index.ts'
import { StoreImage } from '../render/parts/image/StoreImage.tsx'
import { Stars } from '../render/product/Stars.tsx'
import { titleSize, vars } from '../render/styles/css.ts'
import { starsCss } from '../render/styles/part-styles.ts'

const props = () =>
  z.object({
    headerTitle: field.text('Title').default('What our customers say'),
    headerDescription: field.textarea('Subtitle').default(''),
    testimonials: field
      .list(
        'Testimonials',
        {
          id: field.itemId(),
          name: field.text('Name').default(''),
          role: field.text('Role or location').default(''),
          text: field.textarea('Quote').default(''),
          rating: field.number('Rating', { group: 'Content', min: 0, max: 5, step: 0.5 }).default(5),
          image: field.file('Image').default(''),
        },
        { itemName: 'Testimonial', itemTitle: 'name' },
      )
      .default([
        {
          name: 'Customer name',
          role: 'City or product',
          text: 'Replace this text with the words of a real customer.',
          rating: 5,
          image: '',
        },
        {
          name: 'Customer name',
          role: 'City or product',
          text: 'Ask the customer for permission before you publish a quote.',
          rating: 5,
          image: '',
        },
      ]),
    columns: field.number('Columns', { min: 1, max: 4, help: 'On narrow screens, there are fewer columns.' }).default(2),
    showRating: field.checkbox('Show ratings', { group: 'Content' }).default(true),
    showProfileImage: field
      .checkbox('Show images', { group: 'Content', help: 'If there is no image, the initials of the customer are shown.' })
      .default(true),
    ...field.section('Title', {
      ...field.typography('headerTitle', 'Title', { color: field.themeColor.text, size: '2.5rem' }),
      ...field.typography('headerDescription', 'Subtitle', { color: field.themeColor.muted, size: '1.1rem' }),
    }),
    ...field.card({ radius: field.themeRadius.quote, boxShadow: field.themeShadow.quote }),
    ...field.section('Quotes', {
      textColor: field.color('Text color').default(field.themeColor.text),
      accentColor: field.color('Accent color', { help: 'For quotation marks and initials.' }).default(field.themeColor.accent),
      ...field.typography('name', 'Name', { color: field.themeColor.text, size: '1.2rem' }),
      ...field.typography('role', 'Role', { color: field.themeColor.muted, size: '0.9rem' }),
    }),
    ...field.ratingStars({ size: '20px' }),
  })

/** Defaults of version 1 that version 2 replaced: literal colors, and customers who do not exist. */
const VERSION_1 = {
  headerDescription: 'Kind words from people who shop with us.',
  testimonials: [
    {
      name: 'Maya Lindqvist',
      role: 'Regular customer',
      text: 'Everything arrived wrapped like a gift, and a day early. The quality is even better than in the pictures.',
      rating: 5,
      image: '',
    },
    {
      name: 'Daniel Okafor',
      role: 'Interior designer',
      text: 'I order for my clients here because I never have to apologise for anything. Honest descriptions and quick answers.',
      rating: 5,
      image: '',
    },
    {
      name: 'Sofia Marques',
      role: 'First order',
      text: 'I was not sure about the size. They wrote back within the hour, and it fits as if it were made for me.',
      rating: 4.5,
      image: '',
    },
    {
      name: 'Jonas Weber',
      role: 'Bought three times',
      text: 'Simple shop, fair prices, and returns without any questions. That is all I want.',
      rating: 5,
      image: '',
    },
  ],
  headerTitleColor: '#222222',
  headerDescriptionColor: '#666',
  cardBackground: '#ffffff',
  textColor: '#2d2d2d',
  accentColor: '#e63946',
  nameColor: '#2d2d2d',
  roleColor: '#666',
  ratingFilledColor: '#ffd700',
  ratingEmptyColor: '#e0e0e0',
}

/** The first letters of the first and the last name, in any alphabet. */
const initials = (name: string) => {
  const letters = name.split(/\s+/).flatMap((word) => [...word].slice(0, 1))
  return [...letters.slice(0, 1), ...letters.slice(1).slice(-1)].join('').toLocaleUpperCase()
}

/** Quotes of customers, as cards in a grid. */
export function View(settings: Props<typeof props>) {
  const { testimonials, headerTitle, headerDescription, showRating, showProfileImage } = settings
  const style = vars({
    columns: settings.columns,
    'card-background': settings.cardBackground,
    'card-radius': settings.cardBorderRadius,
    'card-shadow': settings.cardBoxShadow || 'none',
    'header-color': settings.headerTitleColor,
    'header-size': titleSize(settings.headerTitleFontSize),
    'lead-color': settings.headerDescriptionColor,
    'lead-size': settings.headerDescriptionFontSize,
    'text-color': settings.textColor,
    'accent-color': settings.accentColor,
    'name-color': settings.nameColor,
    'name-size': settings.nameFontSize,
    'role-color': settings.roleColor,
    'role-size': settings.roleFontSize,
    'rating-star-size': settings.ratingStarSize,
    'rating-filled-color': settings.ratingFilledColor,
    'rating-empty-color': settings.ratingEmptyColor,
  })
  return (
    <section className="bf-testimonials bf-section" style={style}>
      <div className="bf-inner">
        {(headerTitle || headerDescription) && (
          <div className="bf-testimonials__header">
            {headerTitle && <h2 className="bf-testimonials__title">{headerTitle}</h2>}
            {headerDescription && <p className="bf-testimonials__lead">{headerDescription}</p>}
          </div>
        )}
        <ul className="bf-testimonials__grid">
          {testimonials.map(({ name, role, text, rating, image }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: stored testimonials may have no id, or one twice
            <li key={i} className="bf-testimonials__card">
              {showRating && <Stars rating={rating} />}
              <blockquote className="bf-testimonials__text">{text}</blockquote>
              <div className="bf-testimonials__by">
                {showProfileImage &&
                  (image ? (
                    <span className="bf-testimonials__portrait">
                      <StoreImage src={image} alt="" sizes="96px" />
                    </span>
                  ) : (
                    <span className="bf-testimonials__portrait" aria-hidden="true">
                      {initials(name)}
                    </span>
                  ))}
                <span className="bf-testimonials__person">
                  <cite className="bf-testimonials__name">{name}</cite>
                  {role && <span className="bf-testimonials__role">{role}</span>}
                </span>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export const css = `
.bf-testimonials__header {
  max-width: 640px;
  margin: 0 auto 2.5rem;
  text-align: center;
}
.bf-testimonials .bf-testimonials__title {
  color: var(--header-color);
  font-size: var(--header-size);
  letter-spacing: -0.02em;
}
.bf-testimonials__lead {
  margin-top: 0.75rem;
  color: var(--lead-color);
  font-size: var(--lead-size);
  text-wrap: pretty;
}
.bf-testimonials__grid {
  --gap: clamp(14px, 2.5cqw, 24px);
  display: grid;
  gap: var(--gap);
  grid-template-columns: repeat(
      auto-fill,
      minmax(min(100%, max(260px, calc((100% - (var(--columns) - 1) * var(--gap)) / var(--columns)))), 1fr)
    );
}
.bf-testimonials__card {
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 14px;
  min-width: 0;
  padding: clamp(20px, 3cqw, 32px);
  background: var(--card-background);
  border-radius: var(--card-radius);
  box-shadow: var(--card-shadow);
  &::after {
    content: "\\201d";
    position: absolute;
    inset-block-start: 0.12em;
    inset-inline-end: 0.35em;
    height: 0.5em;
    font:
      700 5rem / 1 Georgia,
      serif;
    color: var(--accent-color);
    opacity: 0.18;
    pointer-events: none;
  }
}
.bf-testimonials__text {
  flex: 1;
  color: var(--text-color);
  font-size: 1.05rem;
  line-height: 1.6;
  text-wrap: pretty;
  white-space: pre-line;
}
.bf-testimonials__by {
  display: flex;
  align-items: center;
  gap: 14px;
  padding-top: 4px;
}
.bf-testimonials__portrait {
  flex: none;
  width: 52px;
  height: 52px;
  display: grid;
  place-items: center;
  overflow: hidden;
  border-radius: 50%;
  --ground: color-mix(in srgb, var(--accent-color), #000 12%);
  font-weight: 600;
  color: #fff;
  /* biome-ignore lint/suspicious/noDuplicateProperties: the color above is for browsers without relative colors */
  color: oklch(from var(--ground) clamp(0, (0.58 - l) * 1000, 1) 0 0);
  background: var(--ground);
}
.bf-testimonials__person {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  line-height: 1.35;
}
.bf-testimonials__name {
  font-style: normal;
  font-weight: 600;
  color: var(--name-color);
  font-size: var(--name-size);
}
.bf-testimonials__role {
  color: var(--role-color);
  font-size: var(--role-size);
}
`

export default {
  type: 'testimonials',
  title: 'Testimonials',
  description: 'What customers say, as cards with stars and portraits.',
  keywords: ['reviews', 'quotes', 'ratings', 'stars', 'customers', 'social proof', 'feedback'],
  icon: 'M4 4h16v12h-8l-5 4v-4H4zM8.5 8.5v3M12.5 8.5v3',
  contentType: 'normal',
  version: 3,
  loading: 'grouped',
  static: true,
  props,
  View,
  css: [starsCss, css],
  migrations: {
    1: {
      migrate: (props) => ({ ...VERSION_1, ...props }),
      example: { headerTitle: 'Reviews', columns: 3, testimonials: [{ name: 'Ana', text: 'Good.' }], accentColor: '#0a7' },
    },
    2: {
      migrate: (props) => ({
        cardBorderRadius: '15px',
        cardBoxShadow: '0 1px 2px rgba(0,0,0,0.06), 0 8px 24px rgba(0,0,0,0.06)',
        ...props,
      }),
      example: {},
    },
  },
  presets: [
    {
      name: 'quiet',
      title: 'Quiet, without cards',
      props: { cardBackground: 'transparent', cardBoxShadow: '', columns: 4, nameFontSize: '1rem', ratingStarSize: '16px' },
    },
    {
      name: 'accent',
      title: 'Accent cards',
      props: {
        cardBackground: 'var(--color-accent)',
        cardBoxShadow: '',
        cardBorderRadius: '24px',
        textColor: 'var(--color-on-accent)',
        nameColor: 'var(--color-on-accent)',
        roleColor: 'var(--color-on-accent)',
        accentColor: 'var(--color-on-accent)',
        ratingFilledColor: 'var(--color-on-accent)',
        ratingEmptyColor: 'transparent',
      },
    },
  ],
} satisfies Block<typeof props>
