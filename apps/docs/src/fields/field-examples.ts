/** One example per field kind. The pages of the kinds show this code and edit its values live. */
import { field, type PropsSchema } from '@blockfront/engine'
import { z } from 'zod'

export const fieldExamples = {
  background: () =>
    z.object({
      kind: field.select('Kind', ['solid', 'gradient', 'image', 'video']).default('gradient'),
      background: field.background('Background', { kind: 'kind' }).default('linear-gradient(135deg, #3b4fe0, #12a594)'),
    }),
  border: () =>
    z.object({
      border: field.border('Border').default('1px solid #e0e0e0'),
    }),
  buttons: () =>
    z.object({
      buttons: field.buttons(['Shop now', 'primary', '/shop'], ['About us', 'secondary', '/page/about']),
    }),
  checkbox: () =>
    z.object({
      showPrice: field.checkbox('Show the price').default(true),
    }),
  collection: () =>
    z.object({
      collection: field.collection('Products').default('latest'),
    }),
  color: () =>
    z.object({
      background: field.color('Background').default('#3b4fe0'),
    }),
  columns: () =>
    z.object({
      ...field.columns({
        desktop: { max: 6, default: 4 },
        tablet: { max: 4, default: 2 },
        mobile: { max: 2, default: 1 },
      }),
    }),
  dateTime: () =>
    z.object({
      end: field.dateTime('End').default('2027-01-01T00:00'),
    }),
  file: () =>
    z.object({
      image: field.file('Image').default(''),
      video: field.file('Video', { accept: 'video' }).default(''),
    }),
  fontWeight: () =>
    z.object({
      weight: field.fontWeight('Weight').default('600'),
    }),
  gradient: () =>
    z.object({
      overlay: field.gradient('Overlay').default('linear-gradient(180deg, #3b4fe0, #12a594)'),
    }),
  icon: () =>
    z.object({
      icon: field.icon('Icon').default('truck'),
    }),
  link: () =>
    z.object({
      link: field.link('Link').default({ label: 'All products', type: 'internal', url: '/shop', target: '_self' }),
    }),
  list: () =>
    z.object({
      slides: field
        .list(
          'Slides',
          { title: field.text('Title').max(80).default('New season'), image: field.file('Image').default('') },
          { itemName: 'Slide', itemTitle: 'title', max: 10 },
        )
        .default([{ title: 'New season', image: '' }]),
    }),
  listOf: () =>
    z.object({
      cards: field
        .listOf('Payment methods', field.text('Name').max(40), { itemName: 'Method', max: 8 })
        .default(['Visa', 'Mastercard']),
    }),
  number: () =>
    z.object({
      limit: field.number('Products', { min: 1, max: 24, help: 'From 1 to 24.' }).default(8),
    }),
  products: () =>
    z.object({
      products: field.products('Products', { max: 8 }).default([]),
    }),
  responsive: () =>
    z.object({
      height: field.responsive(field.unitNumber('Height', { max: 800 })).default({ desktop: '480px', mobile: '320px' }),
    }),
  richText: () =>
    z.object({
      text: field
        .richText('Text', { formats: ['bold', 'italic', 'link', 'bulletList'] })
        .default('<p>Made in <strong>small batches</strong>.</p>'),
    }),
  select: () =>
    z.object({
      align: field.select('Alignment', ['left', 'center', 'right']).default('center'),
    }),
  shadow: () =>
    z.object({
      shadow: field.shadow('Shadow').default('0 1px 3px rgba(0,0,0,0.1)'),
    }),
  spacing: () =>
    z.object({
      padding: field.spacing('Padding').default('2rem 1rem'),
    }),
  text: () =>
    z.object({
      heading: field.text('Heading').max(80).default('New season'),
    }),
  textarea: () =>
    z.object({
      quote: field.textarea('Quote').max(500).default('Exactly what I was looking for.'),
    }),
  time: () =>
    z.object({
      opens: field.time('Opens').default('09:00'),
    }),
  unitNumber: () =>
    z.object({
      size: field.unitNumber('Text size', { units: ['rem', 'px'], max: 4 }).default('1.25rem'),
    }),
  url: () =>
    z.object({
      url: field.url('URL', { placeholder: '/shop' }).default('/shop'),
    }),
} satisfies Record<string, PropsSchema>

/** The name of a field kind: `text` for `field.text`. */
export type FieldName = keyof typeof fieldExamples

/** The names of all field kinds with an example. */
export const fieldNames = Object.keys(fieldExamples) as FieldName[]
