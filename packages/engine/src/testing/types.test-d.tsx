/**
 * Mistakes that the compiler must report, checked by `npm run check:types`: a `@ts-expect-error` without an error below it is an error
 * itself.
 */
import {
  type Block,
  type Blocks,
  create,
  defaultAreas,
  defineBlock,
  defineField,
  type FieldOptions,
  field,
  type Props,
  type Slots,
  withAreas,
} from '@blockfront/engine'
import type { Data } from '@blockfront/engine/render'
import type { ReactNode } from 'react'
import { z } from 'zod'

declare module '@blockfront/engine/render' {
  interface Queries {
    posts: { query: { limit: number }; result: { title: string }[] }
  }
}

const props = () =>
  z.object({
    heading: field.text('Heading').max(80).default('Hello'),
    size: field.select('Size', ['small', 'large']).default('small'),
    note: field.text('Note', { when: { size: 'large' } }).default(''),
    width: field
      .responsive(field.unitNumber('Width', { when: { all: [{ size: 'large' }, { heading: { not: '' } }] } }))
      .default('1rem'),
    items: field
      .list(
        'Items',
        { on: field.checkbox('On').default(true), text: field.text('Text', { when: { on: true } }).default('') },
        { itemName: 'Item' },
      )
      .default([]),
  })
const about = { title: 'Banner', description: 'A banner.', contentType: 'normal', version: 1 } as const
const withView = { ...about, type: 'banner', props }

const View = ({ heading, items, data }: Props<typeof props> & Data<'posts'>) => {
  const first = data.posts?.status === 'ready' ? data.posts.value[0]?.title : undefined
  return `${heading}${items[0]?.text}${first}`
}
const banner = { ...withView, View, data: () => ({ posts: { limit: 1 } }) } satisfies Block<typeof props>

// A view's props.
export const wrongType = {
  ...withView,
  // @ts-expect-error heading is text
  View: ({ heading }: { heading: number }) => heading,
} satisfies Block<typeof props>
export const missing = {
  ...withView,
  // @ts-expect-error no prop is named headline
  View: ({ headline, data }: { headline: string } & Data<'posts'>) => `${headline}${data.posts?.status}`,
} satisfies Block<typeof props>
export const withChildren = { ...withView, View: ({ children }: { children?: ReactNode }) => children } satisfies Block<
  typeof props
>

// The data of a view.
// @ts-expect-error no query is named pots
export const wrongQuery = ({ data }: Data<'pots'>) => data
export const wrongQueryProps = {
  ...withView,
  View,
  // @ts-expect-error limit is a number
  data: () => ({ posts: { limit: 'one' } }),
} satisfies Block<typeof props>

// New blocks.
const blocks = { banner }
create(blocks, 'banner', { props: { heading: 'Hi', size: 'large' } })
// @ts-expect-error no block type is named bannr
create(blocks, 'bannr')
// @ts-expect-error no prop value is medium
create(blocks, 'banner', { props: { size: 'medium' } })
// @ts-expect-error no prop is named headline
create(blocks, 'banner', { props: { headline: 'Hi' } })
create(blocks as Blocks, 'fromTheDatabase', { props: { anything: 1 } })

// Conditions.
const misspelt = () =>
  z.object({ size: field.text('Size').default(''), note: field.text('Note', { when: { sise: 'large' } }).default('') })
export const wrongCondition = {
  ...about,
  type: 'note',
  // @ts-expect-error no prop is named sise
  props: misspelt,
  View: () => null,
} satisfies Block<typeof misspelt>
const inItems = () =>
  z.object({
    size: field.text('Size').default(''),
    items: field
      .list('Items', { text: field.text('Text', { when: { any: [{ size: 'large' }] } }).default('') }, { itemName: 'Item' })
      .default([]),
  })
export const wrongConditionInItems = {
  ...about,
  type: 'note',
  // @ts-expect-error size is no prop of an item
  props: inItems,
  View: () => null,
} satisfies Block<typeof inItems>

// An app's own field kind.
const rating = (label: string, options: FieldOptions = {}) =>
  defineField(z.int().min(1).max(5), { control: 'rating', group: 'Content', label, icons: '★', ...options })
const reviewProps = () => z.object({ stars: rating('Stars').default(5) })
export const review = {
  ...about,
  type: 'review',
  props: reviewProps,
  // @ts-expect-error stars is a number
  View: ({ stars }: { stars: string }) => stars,
} satisfies Block<typeof reviewProps>
// @ts-expect-error a group that panels do not have
defineField(z.string(), { control: 'rating', group: 'Contents', label: 'Stars' })

// `defineBlock` infers the view's props and checks the same.
export const inferred = defineBlock({
  type: 'inferred',
  title: 'Inferred',
  props,
  View: ({ heading, data }) => heading.trim() + data.posts?.status,
})
create({ inferred }, 'inferred', { props: { size: 'small' } })
// @ts-expect-error no prop value is medium
create({ inferred }, 'inferred', { props: { size: 'medium' } })
// @ts-expect-error no prop is named headline
defineBlock({ type: 'inferred', title: 'Inferred', props, View: ({ headline }) => headline })
// @ts-expect-error no prop is named sise
defineBlock({ type: 'note', title: 'Note', props: misspelt, View: () => null })
const sized = { size: field.text('Size').default('') }
defineBlock({ type: 'note', fields: { ...sized, on: field.text('On', { when: { size: 'xl' } }).default('') }, View: () => null })
// @ts-expect-error no prop is named sise
defineBlock({ type: 'note', fields: { ...sized, on: field.text('On', { when: { sise: 'xl' } }).default('') }, View: () => null })
const inRecord = {
  box: defineField(z.looseObject({ on: field.text('On', { when: { of: 1 } }) }), { control: 'object' }).default({ on: '' }),
}
// @ts-expect-error no prop of the record is named of
defineBlock({ type: 'note', fields: inRecord, View: () => null })

// Names under which views receive other values.
// @ts-expect-error data has the results of queries
defineBlock({ type: 'note', fields: { data: field.text('Data').default('') }, View: () => null })
// @ts-expect-error React does not pass a key to views
defineBlock({ type: 'note', fields: { key: field.text('Key').default('') }, View: () => null })
const reserved = () => z.object({ variant: field.text('Variant').default('') })
// @ts-expect-error variant is that of the block
defineBlock({ type: 'note', title: 'Note', props: reserved, View: () => null })
// @ts-expect-error variant is that of the block
export const wrongName = { ...about, type: 'note', props: reserved, View: () => null } satisfies Block<typeof reserved>
defineBlock({ type: 'note', fields: { id: field.text('Id').default('') }, View: ({ id }) => id.trim() })

// Slots.
const slots = { left: { title: 'Left' }, right: { title: 'Right', allow: ['banner'] } } as const
const container = { ...about, type: 'sides', contentType: 'container', props, slots } as const
export const sides = {
  ...container,
  View: ({ heading, slots }: Props<typeof props> & Slots<'left' | 'right'>) => [heading, slots.left, slots.right],
} satisfies Block<typeof props, 'left' | 'right'>
export const wrongSlot = {
  ...container,
  // @ts-expect-error no slot is named middle
  View: ({ slots }: Slots<'middle'>) => slots.middle,
} satisfies Block<typeof props, 'left' | 'right'>
export const unnamedSlots = {
  ...container,
  // @ts-expect-error the definition does not name its slots
  View: ({ slots }: Slots<'left'>) => slots.left,
} satisfies Block<typeof props>
const splitView = defineBlock({
  type: 'splitView',
  fields: { wide: field.checkbox('Wide image').default(false) },
  slots: {
    picture: { title: 'Image', allow: ['imageBlock', 'videoBlock'], min: 1, max: 1, initial: ['imageBlock'] },
    text: { title: 'Text' },
  },
  View: ({ wide, slots }) => (
    <section className="bf-splitView" data-wide={wide || undefined}>
      <div className="bf-splitView__picture">{slots.picture}</div>
      <div className="bf-splitView__text">{slots.text}</div>
    </section>
  ),
})
create({ splitView }, 'splitView', { props: { wide: true } })
defineBlock({
  type: 'sides',
  fields: { heading: field.text('Heading').default('') },
  slots: { left: { title: 'Left' } },
  // @ts-expect-error no slot is named right
  View: ({ slots }) => slots.right,
})
// A block that has slots and no fields.
defineBlock({ type: 'sides', slots: { left: {}, right: { allow: ['banner'] } }, View: ({ slots }) => [slots.left, slots.right] })
// @ts-expect-error no slot is named middle
defineBlock({ type: 'sides', slots: { left: {} }, View: ({ slots }) => slots.middle })
const tabs = { tabs: field.list('Tabs', { id: field.slotId() }).default([]), size: field.text('Size').default('') }
defineBlock({ type: 'tabs', fields: tabs, slots: { tab: { each: 'tabs', when: { any: [{ size: 'xl' }] } } }, View: () => null })
// @ts-expect-error no prop is named tab
defineBlock({ type: 'tabs', fields: tabs, slots: { tab: { each: 'tab' } }, View: () => null })
// @ts-expect-error no prop is named sise
defineBlock({ type: 'tabs', fields: tabs, slots: { tab: { when: { sise: 'xl' } } }, View: () => null })
// @ts-expect-error the block has no slots
defineBlock({ type: 'plain', title: 'Plain', props, View: ({ slots }) => slots.left })

// Areas of the page.
const sidebar = { title: 'Sidebar', allow: ['banner'], max: 3 } as const
create(withAreas(blocks, { areas: { ...defaultAreas, sidebar } }), 'banner', { props: { heading: 'Hi' } })
withAreas(blocks, { areas: { content: { title: 'Content' }, sidebar }, View: ({ areas }) => [areas.content, areas.sidebar] })
// @ts-expect-error no area is named sidebr
withAreas(blocks, { areas: { content: { title: 'Content' }, sidebar }, View: ({ areas }) => areas.sidebr })
// @ts-expect-error no block type is named bannr
withAreas(blocks, { areas: { content: { title: 'Content', allow: ['bannr'] } } })
// @ts-expect-error no block type is named bannr
withAreas(blocks, { areas: { content: { title: 'Content', min: 1, initial: ['bannr'] } } })
