import { z } from 'zod'
import type { Block, Props } from '../block.ts'
import * as field from '../field/index.ts'
import { Buttons } from '../render/parts/Buttons.tsx'
import { vars } from '../render/styles/css.ts'
import { buttonsCss } from '../render/styles/part-styles.ts'

const props = () =>
  z.object({
    buttons: field.buttons(['Shop all products', 'primary', '/shop'], ['About us', 'secondary', '/about']),
    align: field.select('Alignment', ['start', 'center', 'end']).default('center'),
    gap: field.responsive(field.unitNumber('Gap', { group: 'Layout', units: ['rem', 'px'], max: 4 })).default('0.75rem'),
    fullWidth: field.checkbox('Full width on mobile', { group: 'Layout' }).default(true),
    ...field.inside('1rem 0'),
    fontSize: field.responsive(field.unitNumber('Text size', { units: ['rem', 'px', 'em'], max: 3 })).default('1rem'),
    background: field.color('Primary button background').default(field.themeColor.accent),
    color: field.color('Primary button text color').default(field.themeColor.onAccent),
    secondaryColor: field.color('Secondary button and link color').default(field.themeColor.text),
    borderRadius: field
      .responsive(field.cornerRadius('Corner radius', { units: ['px', 'rem'], max: 48 }))
      .default(field.themeRadius.button),
  })

/** Up to twelve buttons side by side. */
export function View({ buttons, align, gap, fullWidth, padding, ...settings }: Props<typeof props>) {
  const style = vars({
    'buttons-align': align,
    'buttons-gap': gap,
    padding,
    size: settings.fontSize,
    'button-background': settings.background,
    'button-color': settings.color,
    'button-quiet': settings.secondaryColor,
    'button-radius': settings.borderRadius,
  })
  return (
    <div className="bf-buttonGroup" style={style} data-full={fullWidth || undefined}>
      <div className="bf-inner">
        <Buttons buttons={buttons} />
      </div>
    </div>
  )
}

export const css = `
.bf-buttonGroup {
  padding: var(--padding);
  font-size: var(--size);
}
@container page (width < 768px) {
  .bf-buttonGroup[data-full] .bf-button {
    width: 100%;
  }
}
`

export default {
  type: 'buttonGroup',
  title: 'Buttons',
  description: 'Up to twelve buttons side by side.',
  icon: 'M3 8h8v8H3zM14 8h7v8h-7z',
  keywords: ['button', 'cta', 'link', 'call to action'],
  contentType: 'normal',
  version: 2,
  loading: 'rare',
  static: true,
  props,
  View,
  css: [buttonsCss, css],
  migrations: { 1: { migrate: (props) => ({ borderRadius: '8px', ...props }), example: {} } },
  presets: [
    {
      name: 'link',
      title: 'Text link',
      props: { buttons: [{ text: 'See all products', variant: 'link', type: 'internal', url: '/shop', target: '_self' }] },
    },
  ],
} satisfies Block<typeof props>
