import { z } from 'zod'
import type { Block, Blocks, PropsSchema } from '../../block.ts'
import * as field from '../../field/index.ts'
import { withAreas } from '../../with-areas.ts'
import { defaultAreas } from '../slots/areas.ts'

/** A dictionary of small blocks: every content kind, lists in lists, unions, values per width, slots, and two migrations. */
const define = <P extends PropsSchema>(block: Omit<Block<P>, 'title' | 'description' | 'View'>): Block =>
  ({ title: block.type, description: block.type, View: () => null, ...block }) as unknown as Block

const note = define({
  type: 'note',
  contentType: 'normal',
  version: 1,
  props: () =>
    z.object({
      heading: field.text('Heading').max(20).default('Hello'),
      color: field.color('Color').default('#1a1a1a'),
      size: field.responsive(field.unitNumber('Size')).default('1rem'),
      weight: field.fontWeight('Weight').default('400'),
      padding: field.spacing('Space').default('1rem 0'),
      shadow: field.shadow('Shadow').default(''),
      border: field.border('Border').default(''),
      overlay: field.gradient('Overlay').default(''),
      picture: field.file('Picture').default(''),
      rating: field.number('Rating', { min: 0, max: 5, step: 0.5 }).default(5),
      open: field.checkbox('Open').default(true),
    }),
})

const gallery = define({
  type: 'gallery',
  contentType: 'normal',
  version: 1,
  props: () =>
    z.object({
      slides: field
        .list(
          'Slides',
          {
            title: field.text('Title').max(20).default('Slide'),
            color: field.color('Color').default('#ffffff'),
            buttons: field
              .list('Buttons', { text: field.text('Text').default('Go'), ...field.target() }, { itemName: 'Button' })
              .default([]),
          },
          { itemName: 'Slide', max: 5 },
        )
        .default([{ title: 'First', color: '#ffffff', buttons: [] }]),
      links: field.listOf('Links', field.link('Link'), { itemName: 'Link' }).default([]),
    }),
})

const box = define({
  type: 'box',
  contentType: 'container',
  version: 1,
  props: () => z.object({ gap: field.unitNumber('Gap').default('1rem') }),
})

/** A container with rules: a limited slot that is never empty, and one that depends on a prop. */
const sides = define({
  type: 'sides',
  contentType: 'container',
  version: 1,
  slots: {
    left: { title: 'Left' },
    right: { title: 'Right', allow: ['note', 'box'], min: 1, max: 2, initial: ['note'] },
    extra: { title: 'Extra', contentTypes: ['normal'], when: { wide: true } },
  },
  props: () => z.object({ wide: field.checkbox('Wide').default(false) }),
})

/** A container with a slot for each item of a list. */
const sheets = define({
  type: 'sheets',
  contentType: 'container',
  version: 1,
  slots: { sheet: { title: 'Sheet', each: 'items' } },
  props: () =>
    z.object({
      items: field
        .list(
          'Items',
          { id: field.slotId(), name: field.text('Name').max(20).default('') },
          { itemName: 'Item', itemTitle: 'name' },
        )
        .default([
          { id: 'one', name: 'First' },
          { id: 'two', name: '' },
        ]),
    }),
})

const bar = define({
  type: 'bar',
  contentType: 'global',
  area: 'header',
  version: 1,
  props: () => z.object({ sticky: field.checkbox('Sticky').default(false) }),
})

/** Version 1 had `amount` in cents, version 2 `price`, and version 3 adds a currency. */
const offer = define({
  type: 'offer',
  contentType: 'normal',
  version: 3,
  props: () =>
    z.object({
      price: field.number('Price', { min: 0, step: 0.01 }).default(0),
      currency: field.select('Currency', ['EUR', 'USD']).default('EUR'),
    }),
  migrations: {
    1: { migrate: ({ amount, ...props }) => ({ ...props, price: Number(amount) / 100 }), example: { amount: 1250 } },
    2: {
      migrate: (props) => {
        if (props.price === 'broken') throw new Error('price is broken')
        return { ...props, currency: 'USD' }
      },
      example: { price: 12.5 },
    },
  },
})

export const blocks: Blocks = { note, gallery, box, sides, sheets, bar, offer }

/** The same block types on pages with areas of an app: one of each page with all rules, and one that all pages share. */
export const blocksWithAreas: Blocks = withAreas(blocks, {
  areas: {
    promo: { title: 'Promotion', shared: true, contentTypes: ['normal'], max: 2 },
    sidebar: { title: 'Sidebar', allow: ['note', 'box'], min: 1, max: 3, initial: ['note'] },
    ...defaultAreas,
  },
})
