import { z } from 'zod'
import type { Block, Props } from '../block.ts'
import * as field from '../field/index.ts'
import { StoreImage } from '../render/parts/image/StoreImage.tsx'
import { SmartLink } from '../render/parts/SmartLink.tsx'
import { vars } from '../render/styles/css.ts'

const props = () =>
  z.object({
    title: field.text('Title').max(200).default('Brands in our store'),
    logos: field
      .list(
        'Logos',
        {
          name: field.text('Name', { help: 'Shown if there is no image, and read by screen readers.' }).max(120).default('Brand'),
          image: field.file('Logo').default(''),
          url: field.url('Link').default(''),
        },
        { itemName: 'Logo', itemTitle: 'name', max: 40 },
      )
      .default(
        ['Brand one', 'Brand two', 'Brand three', 'Brand four', 'Brand five'].map((name) => ({ name, image: '', url: '' })),
      ),
    align: field
      .select('Alignment', ['start', 'center', 'end', 'space-between'], { labels: { 'space-between': 'Space between' } })
      .default('center'),
    gap: field
      .responsive(field.unitNumber('Gap', { group: 'Layout', units: ['rem', 'px'], max: 8 }))
      .default({ desktop: '3.5rem', mobile: '2rem' }),
    height: field
      .responsive(field.unitNumber('Logo height', { group: 'Layout', units: ['px', 'rem'], max: 160 }))
      .default({ desktop: '40px', mobile: '32px' }),
    ...field.inside('2.5rem 0'),
    grayscale: field.checkbox('Grayscale', { group: 'Style', help: 'A logo shows its colors on hover.' }).default(true),
    color: field.color('Text color').default(field.themeColor.muted),
    ...field.ground('background', 'transparent'),
  })

/** Logos side by side, in rows that wrap. */
export function View({ title, logos, grayscale, align, gap, height, padding, color, background }: Props<typeof props>) {
  return (
    <section className="bf-logoRow" style={vars({ align, gap, height, padding, color, background })}>
      <div className="bf-inner">
        {title && <h2 className="bf-logoRow__title">{title}</h2>}
        <ul className="bf-logoRow__list" data-gray={grayscale || undefined}>
          {logos.map(({ name, image, url }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two logos may be equal; only their position distinguishes them
            <li key={index} className="bf-logoRow__item">
              <SmartLink className="bf-logoRow__logo" url={url} type="external">
                {image ? <StoreImage src={image} alt={name} sizes="240px" /> : name}
              </SmartLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export const css = `
.bf-logoRow {
  padding: var(--padding);
  color: var(--color);
  background: var(--background);
}
.bf-logoRow .bf-logoRow__title {
  margin-block-end: 1.5rem;
  font-family: var(--font-body);
  font-size: 0.9375rem;
  font-weight: 600;
  text-align: center;
}
.bf-logoRow__list {
  display: flex;
  flex-wrap: wrap;
  justify-content: var(--align);
  align-items: center;
  gap: calc(var(--gap) / 2) var(--gap);
}
.bf-logoRow__item {
  min-width: 0;
}
.bf-logoRow__logo {
  display: grid;
  place-items: center;
  min-height: max(var(--height), 1.5rem);
  font: 700 1.125rem / 1.2 var(--font-heading);
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
  .bf-picture {
    width: auto;
    max-width: min(15rem, 100%);
    height: var(--height);
    object-fit: contain;
  }
  .bf-picture--none {
    aspect-ratio: 2;
  }
}
.bf-logoRow__list[data-gray] img {
  filter: grayscale(1);
  opacity: 0.75;
  transition:
    filter 200ms,
    opacity 200ms;
}
.bf-logoRow__list[data-gray] .bf-logoRow__logo:is(:hover, :focus-visible) img {
  filter: none;
  opacity: 1;
}
`

export default {
  type: 'logoRow',
  title: 'Logos',
  description: 'Logos of brands or partners side by side.',
  icon: 'M2 9h5v6H2zM9.5 9h5v6h-5zM17 9h5v6h-5z',
  keywords: ['brands', 'partners', 'press', 'logo', 'clients'],
  contentType: 'normal',
  version: 1,
  loading: 'rare',
  static: true,
  props,
  View,
  css,
} satisfies Block<typeof props>
