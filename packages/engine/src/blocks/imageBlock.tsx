import { z } from 'zod'
import type { Block, Props, ViewContext } from '../block.ts'
import * as field from '../field/index.ts'
import { useBlockServices } from '../render/block-services.ts'
import { Icon } from '../render/parts/Icon.tsx'
import { loadingOf } from '../render/parts/image/StoreImage.tsx'
import { SmartLink } from '../render/parts/SmartLink.tsx'
import { vars } from '../render/styles/css.ts'

const props = () =>
  z.object({
    src: field.file('Image').default(''),
    alt: field.text('Image description', { help: 'Describes the image for people who cannot see it.' }).default(''),
    caption: field.text('Caption').default(''),
    link: field.url('Link').default(''),
    width: field
      .responsive(
        field.unitNumber('Width', {
          group: 'Layout',
          units: ['%', 'px', 'rem', 'vw'],
          max: 1280,
          handle: { edge: 'width', of: '.bf-imageBlock__figure' },
        }),
      )
      .default('100%'),
    height: field
      .responsive(
        field
          .text('Height', { group: 'Layout', help: 'Use auto, or a size such as 360px.', translatable: false })
          .regex(
            /^(?:auto|0|(?:\d{1,7}(?:\.\d{0,16})?|\.\d{1,16})(?:px|rem|em|%|vw|vh))?$/,
            'Not a height. Enter auto, or a size such as 360px.',
          ),
      )
      .default('auto'),
    align: field.select('Alignment', ['left', 'center', 'right']).default('center'),
    ...field.inside('1.5rem 0'),
    objectFit: field
      .select('Image fit', ['cover', 'contain', 'fill', 'none', 'scale-down'], {
        group: 'Style',
        labels: {
          cover: 'Fill and crop',
          contain: 'Fit without cropping',
          fill: 'Stretch',
          none: 'Original size',
          'scale-down': 'Never enlarge',
        },
      })
      .default('cover'),
    borderRadius: field
      .responsive(field.cornerRadius('Corner radius', { units: ['px', 'rem', '%'], max: 100 }))
      .default(field.themeRadius.box),
  })

/** One image with an optional caption and link. */
export function View({
  src,
  alt,
  caption,
  link,
  width,
  height,
  align,
  padding,
  objectFit,
  borderRadius,
  eager,
}: Props<typeof props> & Pick<ViewContext, 'eager'>) {
  const { imageSource, messages } = useBlockServices()
  const style = vars({ width, height, align, padding, 'object-fit': objectFit, corner: borderRadius })
  const image = src ? (
    <img
      className="bf-imageBlock__picture"
      sizes="(min-width: 1280px) 1280px, 100vw"
      {...loadingOf(eager)}
      {...imageSource(src)}
      alt={alt}
    />
  ) : (
    <div className="bf-imageBlock__picture bf-imageBlock__empty" role="img" aria-label={alt || messages.noPicture}>
      <Icon name="picture" />
    </div>
  )
  return (
    <section className="bf-imageBlock" style={style} data-align={align}>
      <div className="bf-inner">
        <figure className="bf-imageBlock__figure">
          {link ? (
            <SmartLink className="bf-imageBlock__link" url={link} aria-label={alt ? undefined : caption || messages.openLink}>
              {image}
            </SmartLink>
          ) : (
            image
          )}
          {caption && <figcaption className="bf-imageBlock__caption">{caption}</figcaption>}
        </figure>
      </div>
    </section>
  )
}

export const css = `
.bf-imageBlock {
  padding: var(--padding);
}
.bf-imageBlock__figure {
  width: var(--width);
  max-width: 100%;
  margin-inline: auto;
}
.bf-imageBlock[data-align="left"] .bf-imageBlock__figure {
  margin-inline: 0 auto;
}
.bf-imageBlock[data-align="right"] .bf-imageBlock__figure {
  margin-inline: auto 0;
}
.bf-imageBlock__picture {
  width: 100%;
  height: var(--height);
  object-fit: var(--object-fit);
  border-radius: var(--corner);
}
.bf-imageBlock__link {
  display: block;
  border-radius: var(--corner);
  overflow: hidden;
}
.bf-imageBlock__link img {
  transition: scale 0.4s ease-out;
}
.bf-imageBlock__link:hover img {
  scale: 1.02;
}
.bf-imageBlock__empty {
  display: grid;
  place-items: center;
  min-height: 8rem;
  max-height: 26rem;
  aspect-ratio: 16 / 9;
  color: var(--color-muted);
  background: color-mix(in srgb, var(--color-text) 6%, var(--color-surface));
}
.bf-imageBlock__empty svg {
  width: clamp(2.5rem, 10cqw, 5rem);
  height: auto;
  stroke-width: 1;
}
.bf-imageBlock__caption {
  margin-block-start: 0.75rem;
  color: var(--color-muted);
  font-size: 0.9rem;
  text-align: var(--align);
}
`

export default {
  type: 'imageBlock',
  title: 'Image',
  description: 'One image with an optional caption and link.',
  keywords: ['picture', 'photo', 'logo', 'graphic', 'illustration', 'media'],
  icon: 'M3 4h18v16H3zM3 17l5.5-6l4.5 5l3-3l5 5M15.5 8.5h.01',
  sampleImages: true,
  contentType: 'normal',
  version: 3,
  loading: 'always',
  static: true,
  drawsImage: ({ src }) => src !== '',
  props,
  View,
  css,
  migrations: {
    1: {
      // Version 2 allows a value for each width.
      migrate: (props) => props,
      example: { src: '/media/store/harbor.jpg', alt: 'A harbor', width: '640px', height: '420px', borderRadius: '50%' },
    },
    2: { migrate: (props) => ({ borderRadius: '12px', ...props }), example: {} },
  },
  presets: [
    { name: 'wide', title: 'Wide', props: { height: '420px', borderRadius: '0px' } },
    { name: 'round', title: 'Round', props: { width: '240px', height: '240px', borderRadius: '50%' } },
  ],
} satisfies Block<typeof props>
