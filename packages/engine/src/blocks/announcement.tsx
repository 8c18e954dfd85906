import { z } from 'zod'
import type { Block, Props } from '../block.ts'
import * as field from '../field/index.ts'
import { Buttons } from '../render/parts/Buttons.tsx'
import { Icon } from '../render/parts/Icon.tsx'
import { vars } from '../render/styles/css.ts'
import { buttonsCss } from '../render/styles/part-styles.ts'

const props = () =>
  z.object({
    icon: field.icon('Icon').default('bell'),
    title: field.text('Title').max(200).default('Share your news here'),
    text: field
      .textarea('Text')
      .max(1000)
      .default('A new collection, a holiday closure, or a market where customers can meet you.'),
    buttons: field.buttons(['See new products', 'link', '/shop']),
    layout: field.select('Layout', ['card', 'bar'], { labels: { card: 'Box', bar: 'Full width' } }).default('card'),
    ...field.inside('1.25rem 1.5rem'),
    color: field.color('Text color').default(field.themeColor.text),
    iconColor: field.color('Icon color').default(field.themeColor.accent),
    background: field.gradient('Background').default('color-mix(in srgb, var(--color-accent) 8%, var(--color-surface))'),
    border: field.border('Border').default('1px solid var(--color-border)'),
    borderRadius: field
      .responsive(field.cornerRadius('Corner radius', { units: ['px', 'rem'], max: 48, when: { layout: 'card' } }))
      .default(field.themeRadius.box),
  })

/** A message between two sections: icon, text and buttons. */
export function View({ icon, title, text, buttons, layout, padding, ...settings }: Props<typeof props>) {
  const style = vars({
    padding,
    color: settings.color,
    'icon-color': settings.iconColor,
    background: settings.background,
    border: settings.border || '0',
    corner: settings.borderRadius,
  })
  const content = (
    <div className="bf-announcement__row">
      {icon && (
        <span className="bf-announcement__icon">
          <Icon name={icon} />
        </span>
      )}
      <div className="bf-announcement__text">
        {title && <p className="bf-announcement__title">{title}</p>}
        {text && <p>{text}</p>}
      </div>
      <Buttons buttons={buttons} />
    </div>
  )
  return (
    <div className="bf-announcement" style={style} data-layout={layout}>
      {layout === 'card' ? (
        <div className="bf-inner">
          <div className="bf-announcement__box">{content}</div>
        </div>
      ) : (
        <div className="bf-announcement__box">
          <div className="bf-inner">{content}</div>
        </div>
      )}
    </div>
  )
}

export const css = `
.bf-announcement {
  --button-quiet: var(--color);
  color: var(--color);
}
.bf-announcement[data-layout="card"] {
  padding-block: 1.5rem;
}
.bf-announcement__box {
  padding: var(--padding);
  border: var(--border);
  background: var(--background);
}
.bf-announcement[data-layout="card"] .bf-announcement__box {
  border-radius: var(--corner);
}
.bf-announcement[data-layout="bar"] .bf-announcement__box {
  padding-inline: 0;
  border-inline: 0;
}
.bf-announcement__row {
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0.75rem 1rem;
}
.bf-announcement__icon {
  align-self: start;
  margin-block-start: 0.1em;
  font-size: 1.25rem;
  line-height: 1;
  color: var(--icon-color);
}
.bf-announcement__text {
  grid-column: 2;
  text-wrap: pretty;
  white-space: pre-line;
}
.bf-announcement__title {
  font-weight: 600;
}
.bf-announcement .bf-buttons {
  grid-column: 2;
}
@container page (width >= 768px) {
  .bf-announcement__row {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
  .bf-announcement .bf-buttons {
    grid-column: 3;
  }
}
`

export default {
  type: 'announcement',
  title: 'Announcement',
  description: 'A message between two sections: icon, text and buttons.',
  icon: 'M4 9v6h3l8 5V4L7 9zM19 9v6',
  keywords: ['notice', 'banner', 'alert', 'news', 'message', 'info'],
  contentType: 'normal',
  version: 2,
  loading: 'rare',
  static: true,
  props,
  View,
  css: [buttonsCss, css],
  migrations: { 1: { migrate: (props) => ({ borderRadius: '12px', ...props }), example: {} } },
} satisfies Block<typeof props>
