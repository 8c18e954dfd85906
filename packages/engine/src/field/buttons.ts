import { target } from './link.ts'
import { list } from './list.ts'
import { select } from './select.ts'
import { text } from './text.ts'

const VARIANTS = ['primary', 'secondary', 'link'] as const

/** A default button that leads to a page of the store: its text, its look and the URL. */
type DefaultButton = readonly [text: string, variant: (typeof VARIANTS)[number], url: string]

/** A list of up to 12 buttons, which the part `Buttons` draws. */
export const buttons = (...defaults: readonly DefaultButton[]) =>
  list(
    'Buttons',
    {
      text: text('Label').default('Shop now'),
      variant: select('Style', VARIANTS, { group: 'Style', labels: { link: 'Text link' } }).default('primary'),
      ...target(),
    },
    { itemName: 'Button', itemTitle: 'text', max: 12 },
  ).default(
    defaults.map(([label, variant, url]) => ({ text: label, variant, type: 'internal' as const, url, target: '_self' as const })),
  )
