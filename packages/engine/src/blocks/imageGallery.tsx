import { useState } from 'react'
import { z } from 'zod'
import type { Block, Props } from '../block.ts'
import * as field from '../field/index.ts'
import { useBlockServices } from '../render/block-services.ts'
import { LazyLightbox } from '../render/parts/image/LazyLightbox.tsx'
import { StoreImage } from '../render/parts/image/StoreImage.tsx'
import { SectionTitle } from '../render/parts/Section.tsx'
import { columnSizes, columnsOf } from '../render/styles/columns.ts'
import { titleSize, vars } from '../render/styles/css.ts'
import { lightboxCss } from '../render/styles/part-styles.ts'

const props = () =>
  z.object({
    title: field.text('Title').max(300).default(''),
    images: field
      .list(
        'Images',
        {
          image: field.file('Image').default(''),
          alt: field
            .text('Image description', { help: 'Describes the image for people who cannot see it.' })
            .max(500)
            .default(''),
          caption: field.text('Caption').max(300).default(''),
        },
        { itemName: 'Image', itemTitle: 'alt', max: 60 },
      )
      .default(Array.from({ length: 6 }, () => ({ image: '', alt: '', caption: '' }))),
    layout: field.select('Layout', ['grid', 'masonry'], { labels: { masonry: 'Masonry' } }).default('grid'),
    ...field.columns({ desktop: { max: 6, default: 3 }, tablet: { max: 4, default: 3 }, mobile: { max: 3, default: 2 } }),
    shape: field
      .select('Image ratio', ['1 / 1', '4 / 3', '3 / 4', '16 / 9'], {
        labels: { '1 / 1': 'Square', '4 / 3': 'Landscape', '3 / 4': 'Portrait', '16 / 9': 'Wide' },
        when: { layout: 'grid' },
      })
      .default('1 / 1'),
    gap: field.responsive(field.unitNumber('Gap', { group: 'Layout', units: ['px', 'rem'], max: 64 })).default('12px'),
    lightbox: field.checkbox('Enlarge on click').default(true),
    ...field.typography('title', 'Title', { color: field.themeColor.text, size: '2rem' }),
    captionColor: field.color('Caption color').default(field.themeColor.muted),
    borderRadius: field
      .responsive(field.cornerRadius('Corner radius', { units: ['px', 'rem', '%'], max: 48 }))
      .default(field.themeRadius.small),
  })

/** Images in a grid of equal shapes or in columns of their original shapes. A click shows one over the whole window. */
export function View({ title, images, layout, lightbox, ...settings }: Props<typeof props>) {
  const { messages } = useBlockServices()
  const [shown, setShown] = useState<number>()
  const columns = columnsOf(settings)
  const style = vars({
    columns,
    shape: settings.shape,
    gap: settings.gap,
    corner: settings.borderRadius,
    caption: settings.captionColor,
    'section-title-color': settings.titleColor,
    'section-title-font-size': titleSize(settings.titleFontSize),
  })
  const files = images.flatMap(({ image, alt }) => (image ? [{ image, alt }] : []))
  const current = shown === undefined ? undefined : files[shown]
  let before = 0
  return (
    <section className="bf-imageGallery bf-section" style={style}>
      <div className="bf-inner">
        <SectionTitle>{title}</SectionTitle>
        <ul className="bf-imageGallery__list" data-layout={layout}>
          {images.map(({ image, alt, caption }, index) => {
            const position = image ? before++ : 0
            const element = <StoreImage src={image} alt={alt} sizes={columnSizes(columns)} />
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: an image may occur twice; only its position distinguishes it
              <li key={index} className="bf-imageGallery__item">
                <figure>
                  {lightbox && image ? (
                    <button
                      type="button"
                      className="bf-imageGallery__image"
                      aria-label={`${messages.zoomPicture}: ${alt || position + 1}`}
                      onClick={() => setShown(position)}
                    >
                      {element}
                    </button>
                  ) : (
                    <span className="bf-imageGallery__image">{element}</span>
                  )}
                  {caption && <figcaption className="bf-imageGallery__caption">{caption}</figcaption>}
                </figure>
              </li>
            )
          })}
        </ul>
      </div>
      {shown !== undefined && current && (
        <LazyLightbox
          pictures={files.map(({ image }) => image)}
          index={shown}
          onIndex={setShown}
          onClose={() => setShown(undefined)}
          name={current.alt || title || messages.pictures}
        />
      )}
    </section>
  )
}

export const css = `
.bf-imageGallery__list {
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  gap: var(--gap);
  &[data-layout="masonry"] {
    display: block;
    columns: var(--columns);
  }
}
.bf-imageGallery__list[data-layout="masonry"] > .bf-imageGallery__item {
  margin-block-end: var(--gap);
  break-inside: avoid;
}
.bf-imageGallery .bf-imageGallery__image {
  display: block;
  width: 100%;
  border-radius: var(--corner);
  overflow: hidden;
}
.bf-imageGallery__list[data-layout="grid"] .bf-imageGallery__image,
.bf-imageGallery__image:has(> .bf-picture--none) {
  aspect-ratio: var(--shape);
}
.bf-imageGallery .bf-imageGallery__image .bf-picture--none {
  color: var(--color-muted);
  background: color-mix(in srgb, var(--color-text) 6%, var(--color-surface));
}
button.bf-imageGallery__image {
  cursor: zoom-in;
}
.bf-imageGallery__image > img {
  transition: scale 400ms ease-out;
}
.bf-imageGallery__list[data-layout="masonry"] img {
  height: auto;
}
button.bf-imageGallery__image:hover > img {
  scale: 1.03;
}
.bf-imageGallery__caption {
  margin-block-start: 0.5rem;
  color: var(--caption);
  font-size: 0.875rem;
}
`

export default {
  type: 'imageGallery',
  title: 'Gallery',
  description: 'Images in a grid or in columns. A click enlarges an image.',
  icon: 'M3 3h8v11H3zM13 3h8v6h-8zM13 11h8v10h-8zM3 16h8v5H3z',
  keywords: ['gallery', 'photos', 'images', 'grid', 'masonry', 'lightbox', 'portfolio'],
  sampleImages: true,
  contentType: 'normal',
  version: 2,
  loading: 'rare',
  props,
  View,
  css: [lightboxCss, css],
  migrations: { 1: { migrate: (props) => ({ borderRadius: '8px', ...props }), example: {} } },
  presets: [
    {
      name: 'masonry',
      title: 'Masonry',
      props: { layout: 'masonry', gap: '16px', title: 'Gallery' },
    },
  ],
} satisfies Block<typeof props>
