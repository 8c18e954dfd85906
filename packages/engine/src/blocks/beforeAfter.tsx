import { type CSSProperties, useState } from 'react'
import { z } from 'zod'
import type { Block, Props } from '../block.ts'
import * as field from '../field/index.ts'
import { useBlockServices } from '../render/block-services.ts'
import { StoreImage } from '../render/parts/image/StoreImage.tsx'
import { SectionTitle } from '../render/parts/Section.tsx'
import { titleSize, vars } from '../render/styles/css.ts'

const description = (label: string) =>
  field.text(label, { help: 'Describes the image for people who cannot see it.' }).max(500).default('')

const props = () =>
  z.object({
    title: field.text('Title').max(300).default(''),
    before: field.file('First image').default(''),
    beforeAlt: description('First image description'),
    beforeLabel: field.text('First image label').max(60).default('Before'),
    after: field.file('Second image').default(''),
    afterAlt: description('Second image description'),
    afterLabel: field.text('Second image label').max(60).default('After'),
    start: field
      .number('Start position', { help: 'As a percentage of the width, from the first image.', min: 0, max: 100, step: 5 })
      .default(50),
    shape: field
      .select('Image ratio', ['16 / 9', '4 / 3', '1 / 1', '3 / 4'], {
        labels: { '16 / 9': 'Wide', '4 / 3': 'Landscape', '1 / 1': 'Square', '3 / 4': 'Portrait' },
      })
      .default('16 / 9'),
    maxWidth: field
      .responsive(field.unitNumber('Maximum width', { group: 'Layout', units: ['px', 'rem', '%'], max: 1280 }))
      .default('960px'),
    ...field.typography('title', 'Title', { color: field.themeColor.text, size: '2rem' }),
    borderRadius: field
      .responsive(field.cornerRadius('Corner radius', { units: ['px', 'rem'], max: 48 }))
      .default(field.themeRadius.box),
  })

/** Two images on top of each other. A slider shows more of one or of the other; the first is where a line of text starts. */
export function View({
  title,
  before,
  beforeAlt,
  beforeLabel,
  after,
  afterAlt,
  afterLabel,
  start,
  ...settings
}: Props<typeof props>) {
  const { messages } = useBlockServices()
  const [moved, setMoved] = useState<number>()
  const position = moved ?? start
  const style = vars({
    shape: settings.shape,
    'max-width': settings.maxWidth,
    corner: settings.borderRadius,
    'section-title-color': settings.titleColor,
    'section-title-font-size': titleSize(settings.titleFontSize),
  })
  const sizes = '(min-width: 960px) 960px, 100vw'
  return (
    <section className="bf-beforeAfter bf-section" style={style}>
      <div className="bf-inner">
        <SectionTitle>{title}</SectionTitle>
        <div className="bf-beforeAfter__frame" style={{ '--position': `${position}%` } as CSSProperties}>
          <StoreImage className="bf-beforeAfter__after" src={after} alt={afterAlt} sizes={sizes} />
          <div className="bf-beforeAfter__before">
            <StoreImage src={before} alt={beforeAlt} sizes={sizes} />
          </div>
          {beforeLabel && <span className="bf-beforeAfter__label">{beforeLabel}</span>}
          {afterLabel && <span className="bf-beforeAfter__label bf-beforeAfter__label--after">{afterLabel}</span>}
          <input
            className="bf-beforeAfter__range"
            type="range"
            min={0}
            max={100}
            value={position}
            aria-label={[beforeLabel, afterLabel].filter(Boolean).join(' / ') || messages.pictures}
            aria-valuetext={`${beforeLabel} ${position}%`.trim()}
            onChange={(event) => setMoved(Number(event.target.value))}
          />
          <span className="bf-beforeAfter__handle" aria-hidden="true" />
        </div>
      </div>
    </section>
  )
}

export const css = `
.bf-beforeAfter__frame {
  position: relative;
  max-width: var(--max-width);
  margin-inline: auto;
  aspect-ratio: var(--shape);
  border-radius: var(--corner);
  overflow: hidden;
}
.bf-beforeAfter__before {
  position: absolute;
  inset: 0;
  clip-path: inset(0 calc(100% - var(--position)) 0 0);
  &:dir(rtl) {
    clip-path: inset(0 0 0 calc(100% - var(--position)));
  }
}
.bf-beforeAfter .bf-picture--none {
  color: var(--color-muted);
  background: color-mix(in srgb, var(--color-text) 6%, var(--color-surface));
}
.bf-beforeAfter .bf-beforeAfter__after.bf-picture--none {
  background: color-mix(in srgb, var(--color-text) 14%, var(--color-surface));
}
.bf-beforeAfter__label {
  position: absolute;
  inset-block-end: 12px;
  inset-inline-start: 12px;
  max-width: calc(50% - 24px);
  max-height: calc(100% - 24px);
  padding: 0.2em 0.75em;
  border-radius: 999px;
  overflow: hidden;
  color: #fff;
  background: rgb(0 0 0 / 0.7);
  font-size: 0.8125rem;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
}
.bf-beforeAfter__label--after {
  inset-inline: auto 12px;
}
.bf-beforeAfter__range {
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  appearance: none;
  opacity: 0;
  cursor: ew-resize;
  touch-action: pan-y;
  &::-webkit-slider-thumb {
    appearance: none;
    width: 2px;
    height: 100%;
  }
  &::-moz-range-thumb {
    width: 2px;
    height: 100%;
    border: 0;
  }
}
.bf-beforeAfter__handle {
  position: absolute;
  inset-block: 0;
  inset-inline-start: calc(var(--position) - 1px);
  width: 2px;
  background: #fff;
  box-shadow: 0 0 0 1px rgb(0 0 0 / 0.2);
  pointer-events: none;
  &::after {
    content: "";
    position: absolute;
    inset-block-start: calc(50% - 22px);
    inset-inline-start: -21px;
    width: 44px;
    height: 44px;
    border-radius: 50%;
    background: #fff;
    box-shadow: 0 1px 6px rgb(0 0 0 / 0.3);
  }
  &::before {
    content: "";
    position: absolute;
    z-index: 1;
    inset-block-start: calc(50% - 5px);
    inset-inline-start: -11px;
    width: 24px;
    height: 10px;
    background: #1a1a1a;
    clip-path: polygon(0 50%, 8px 0, 8px 100%, 0 50%, 100% 50%, 16px 0, 16px 100%, 100% 50%);
  }
}
.bf-beforeAfter__range:focus-visible + .bf-beforeAfter__handle::after {
  outline: 3px solid var(--color-accent);
}
`

export default {
  type: 'beforeAfter',
  title: 'Before and after',
  description: 'Two images on top of each other, with a slider to compare them.',
  icon: 'M3 5h18v14H3zM12 3v18M8 10l-2 2l2 2M16 10l2 2l-2 2',
  keywords: ['compare', 'comparison', 'slider', 'image'],
  sampleImages: true,
  contentType: 'normal',
  version: 2,
  loading: 'rare',
  props,
  View,
  css,
  migrations: { 1: { migrate: (props) => ({ borderRadius: '12px', ...props }), example: {} } },
} satisfies Block<typeof props>
