import { z } from 'zod'
import type { Block, Props, ViewContext } from '../block.ts'
import * as field from '../field/index.ts'
import { Buttons } from '../render/parts/Buttons.tsx'
import { StoreImage } from '../render/parts/image/StoreImage.tsx'
import { RichText } from '../render/parts/rich-text/RichText.tsx'
import { titleSize, vars } from '../render/styles/css.ts'
import { buttonsCss } from '../render/styles/part-styles.ts'

const props = () =>
  z.object({
    image: field.file('Image').default(''),
    alt: field.text('Image description', { help: 'Describes the image for people who cannot see it.' }).max(500).default(''),
    eyebrow: field.text('Small text above the title').max(120).default(''),
    title: field.text('Title').max(300).default('Tell your story'),
    text: field
      .richText('Text')
      .default('<p>Say in a few sentences who makes your products, what they are made of, or why you started.</p>'),
    buttons: field.buttons(['About us', 'primary', '/about']),
    imageSide: field
      .select('Image position', ['start', 'end'], { labels: { start: 'Before the text', end: 'After the text' } })
      .default('start'),
    imageShare: field
      .number('Image width', { help: 'As a percentage. On mobile, the image is above the text.', min: 30, max: 70, step: 5 })
      .default(50),
    shape: field
      .select('Image ratio', ['1 / 1', '4 / 3', '3 / 4', '16 / 9', 'auto'], {
        labels: { '1 / 1': 'Square', '4 / 3': 'Landscape', '3 / 4': 'Portrait', '16 / 9': 'Wide', auto: 'Original' },
      })
      .default('4 / 3'),
    width: field
      .select('Width', ['content', 'page'], {
        labels: { content: 'As wide as other sections', page: 'To the edges of the page' },
      })
      .default('content'),
    align: field
      .select('Text position', ['start', 'center', 'end'], { labels: { start: 'Top', end: 'Bottom' } })
      .default('center'),
    gap: field.responsive(field.unitNumber('Gap', { group: 'Layout', units: ['rem', 'px', '%'], max: 8 })).default({
      desktop: '4rem',
      tablet: '2.5rem',
      mobile: '1.5rem',
    }),
    padding: field.responsive(field.spacing('Padding')).default({ desktop: '4rem 0', mobile: '2.5rem 0' }),
    ...field.typography('title', 'Title', { color: field.themeColor.text, size: '2.25rem' }),
    ...field.weight('title', 'Title', field.themeWeight.heading),
    textColor: field.color('Text color').default(field.themeColor.text),
    eyebrowColor: field.color('Small text color', { when: { eyebrow: { not: '' } } }).default(field.themeColor.accent),
    ...field.ground('background', 'transparent'),
    borderRadius: field
      .responsive(field.cornerRadius('Image corner radius', { units: ['px', 'rem', '%'], max: 64 }))
      .default(field.themeRadius.box),
  })

/** An image next to a title, a text and buttons. */
export function View({
  image,
  alt,
  eyebrow,
  title,
  text,
  buttons,
  imageSide,
  imageShare,
  eager,
  ...settings
}: Props<typeof props> & Pick<ViewContext, 'eager'>) {
  const style = vars({
    image: `${imageShare}fr`,
    text: `${100 - imageShare}fr`,
    shape: settings.shape,
    align: settings.align,
    gap: settings.gap,
    padding: settings.padding,
    'title-color': settings.titleColor,
    'title-size': titleSize(settings.titleFontSize),
    'title-weight': settings.titleFontWeight,
    'text-color': settings.textColor,
    'eyebrow-color': settings.eyebrowColor,
    background: settings.background,
    corner: settings.borderRadius,
  })
  return (
    <section className="bf-imageWithText" style={style} data-layout={settings.width}>
      <div className="bf-inner bf-imageWithText__row" data-side={imageSide}>
        <div className="bf-imageWithText__image">
          <StoreImage src={image} alt={alt} eager={eager} sizes={`(min-width: 768px) ${imageShare}vw, 100vw`} />
        </div>
        <div className="bf-imageWithText__text">
          {eyebrow && <p className="bf-imageWithText__eyebrow">{eyebrow}</p>}
          {title && <h2 className="bf-imageWithText__title">{title}</h2>}
          <RichText html={text} />
          <Buttons buttons={buttons} />
        </div>
      </div>
    </section>
  )
}

export const css = `
.bf-imageWithText {
  --button-quiet: var(--text-color);
  padding: var(--padding);
  color: var(--text-color);
  background: var(--background);
}
.bf-imageWithText__row {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gap);
}
.bf-imageWithText__image {
  aspect-ratio: var(--shape);
  border-radius: var(--corner);
  overflow: hidden;
  > img {
    min-height: 100%;
  }
  > .bf-picture--none {
    min-height: 12rem;
    color: var(--color-muted);
    background: color-mix(in srgb, var(--color-text) 6%, var(--color-surface));
  }
}
.bf-imageWithText__text {
  align-self: var(--align);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  line-height: 1.6;
  text-wrap: pretty;
  > .bf-buttons {
    margin-block-start: 0.5rem;
  }
}
.bf-imageWithText .bf-imageWithText__title {
  color: var(--title-color);
  font-size: var(--title-size);
  font-weight: var(--title-weight);
  letter-spacing: -0.02em;
}
.bf-imageWithText__eyebrow {
  color: var(--eyebrow-color);
  font-size: 0.875rem;
  font-weight: 600;
  letter-spacing: 0.06em;
}
/* Text stays as far from the edges of the page as other sections. */
.bf-imageWithText[data-layout="page"] {
  .bf-imageWithText__row {
    max-width: none;
    padding: 0;
  }
  .bf-imageWithText__text {
    padding-inline: var(--gutter) max(var(--gutter), (100cqw - var(--content)) / 2);
  }
  [data-side="end"] > .bf-imageWithText__text {
    padding-inline: max(var(--gutter), (100cqw - var(--content)) / 2) var(--gutter);
  }
}
@container page (width >= 768px) {
  .bf-imageWithText__row {
    grid-template-columns: minmax(0, var(--image)) minmax(0, var(--text));
    &[data-side="end"] {
      grid-template-columns: minmax(0, var(--text)) minmax(0, var(--image));
      > .bf-imageWithText__image {
        order: 1;
      }
    }
  }
}
`

export default {
  type: 'imageWithText',
  title: 'Image with text',
  description: 'An image next to a title, a text and buttons.',
  icon: 'M3 5h9v14H3zM15 8h6M15 12h6M15 16h4',
  keywords: ['story', 'about', 'media', 'split', 'columns', 'photo'],
  sampleImages: true,
  contentType: 'normal',
  version: 2,
  loading: 'rare',
  static: true,
  drawsImage: ({ image }) => image !== '',
  props,
  View,
  css: [buttonsCss, css],
  migrations: { 1: { migrate: (props) => ({ borderRadius: '12px', titleFontWeight: '700', ...props }), example: {} } },
  presets: [
    {
      name: 'reversed',
      title: 'Image at the end, on an accent color',
      props: {
        imageSide: 'end',
        shape: '1 / 1',
        background: 'var(--color-accent)',
        titleColor: 'var(--color-on-accent)',
        textColor: 'var(--color-on-accent)',
        buttons: [{ text: 'About us', variant: 'secondary', type: 'internal', url: '/about', target: '_self' }],
      },
    },
  ],
} satisfies Block<typeof props>
