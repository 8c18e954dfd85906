import { z } from 'zod'
import type { Block, Props } from '../block.ts'
import * as field from '../field/index.ts'
import { ClickToLoad } from '../render/parts/ClickToLoad.tsx'
import { Icon } from '../render/parts/Icon.tsx'
import { StoreImage } from '../render/parts/image/StoreImage.tsx'
import { vars } from '../render/styles/css.ts'
import { clickToLoadCss } from '../render/styles/part-styles.ts'

const props = () =>
  z.object({
    url: field
      .text('URL', {
        help: 'The https URL after src= in the embed code of the other website.',
        placeholder: 'https://',
      })
      .max(2048)
      .regex(/^(?:[hH][tT][tT][pP][sS]:\/\/[^\s<>"'`\\{}]+)?$/, 'Not the URL of a website. Enter one that starts with https://.')
      .default(''),
    title: field
      .text('Title', { help: 'Describes the content for screen readers.' })
      .max(200)
      .default('Content of another website'),
    poster: field.file('Preview image').default(''),
    buttonLabel: field.text('Button label').max(60).default('Show content'),
    notice: field.text('Note under the button').max(200).default('The content is loaded from'),
    maxWidth: field
      .responsive(field.unitNumber('Maximum width', { group: 'Layout', units: ['px', 'rem', '%'], max: 1280 }))
      .default('100%'),
    height: field
      .responsive(field.unitNumber('Height', { group: 'Layout', units: ['px', 'rem', 'vh'], max: 1200 }))
      .default('480px'),
    ...field.inside('1.5rem 0'),
    color: field.color('Text color').default(field.themeColor.text),
    background: field.gradient('Background').default('color-mix(in srgb, var(--color-text) 6%, var(--color-surface))'),
    borderRadius: field
      .responsive(field.cornerRadius('Corner radius', { units: ['px', 'rem'], max: 48 }))
      .default(field.themeRadius.box),
  })

/** A page of another site in a frame, such as a form or a calendar. Nothing is requested from that site before a click. */
export function View({ url, title, poster, buttonLabel, notice, ...settings }: Props<typeof props>) {
  const style = vars({
    'max-width': settings.maxWidth,
    height: settings.height,
    padding: settings.padding,
    color: settings.color,
    background: settings.background,
    corner: settings.borderRadius,
  })
  const head = (
    <>
      <span className="bf-embed__icon">
        <Icon name="play" />
      </span>
      {title && <p className="bf-embed__title">{title}</p>}
    </>
  )
  return (
    <div className="bf-embed" style={style}>
      <div className="bf-inner">
        <div className="bf-embed__frame">
          {poster && (
            <span className="bf-embed__poster">
              <StoreImage src={poster} alt="" />
            </span>
          )}
          {url ? (
            <ClickToLoad src={url} title={title || buttonLabel} button={buttonLabel} notice={notice}>
              {head}
            </ClickToLoad>
          ) : (
            <div className="bf-embed__empty">{head}</div>
          )}
        </div>
      </div>
    </div>
  )
}

export const css = `
.bf-embed {
  padding: var(--padding);
  color: var(--color);
}
.bf-embed__frame {
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: var(--max-width);
  min-height: var(--height);
  margin-inline: auto;
  border-radius: var(--corner);
  overflow: hidden;
  background: var(--background);
}
.bf-embed__poster {
  position: absolute;
  inset: 0;
  z-index: -1;
}
.bf-embed__poster ~ .bf-frame--closed {
  place-self: center;
  width: auto;
  height: auto;
  margin: 1rem;
  border-radius: var(--radius);
  color: var(--color-text);
  background: var(--color-surface);
}
.bf-embed__empty {
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 0.75rem;
  padding: 1.5rem;
  text-align: center;
}
.bf-embed__icon {
  font-size: 1.5rem;
  line-height: 1;
  color: var(--color-accent);
}
.bf-embed__title {
  max-width: 100%;
  font-weight: 600;
  overflow-wrap: anywhere;
}
`

export default {
  type: 'embed',
  title: 'Embed',
  description: 'A page of another website in a frame, such as a form or a calendar. It loads after a click.',
  icon: 'M8 4H3v16h5M16 4h5v16h-5M10 9l-3 3l3 3M14 9l3 3l-3 3',
  keywords: ['iframe', 'widget', 'form', 'calendar', 'booking', 'social'],
  contentType: 'normal',
  version: 2,
  loading: 'rare',
  policy: { frames: ['https:'] },
  props,
  View,
  css: [clickToLoadCss, css],
  migrations: { 1: { migrate: (props) => ({ borderRadius: '12px', ...props }), example: {} } },
} satisfies Block<typeof props>
