import '@blockfront/builder/builder.css'
import { Builder, localStorageAdapter } from '@blockfront/builder'
import { defineBlock, field } from '@blockfront/engine'
import { Page } from '@blockfront/engine/page'
import { createRoot } from 'react-dom/client'

const hero = defineBlock({
  type: 'hero',
  fields: {
    heading: field.text('Heading').default('Hello'),
    text: field.textarea('Text').default('Welcome to our site.'),
    align: field.select('Alignment', ['left', 'center']).default('left'),
  },
  View: ({ heading, text, align }) => (
    <section style={{ textAlign: align }}>
      <h1>{heading}</h1>
      <p>{text}</p>
    </section>
  ),
})
const links = defineBlock({
  type: 'links',
  fields: {
    items: field.list('Links', { name: field.text('Name').default('Home'), path: field.url('URL').default('/') }).default([]),
  },
  View: ({ items }) => (
    <nav>
      {items.map(({ name, path }) => (
        <a key={path} href={path}>
          {name}
        </a>
      ))}
    </nav>
  ),
})
const review = defineBlock({
  type: 'review',
  fields: {
    quote: field.textarea('Quote').default('Exactly what I was looking for.'),
    stars: field.number('Stars', { control: 'stars' }).default(5),
  },
  View: ({ quote, stars }) => (
    <blockquote>
      {quote} {'★'.repeat(stars)}
    </blockquote>
  ),
})
const columns = defineBlock({
  type: 'columns',
  slots: { start: {}, end: { allow: ['review'] } },
  View: ({ slots }) => (
    <div style={{ display: 'grid', gridTemplateColumns: '2fr 1fr' }}>
      <div>{slots.start}</div>
      <div>{slots.end}</div>
    </div>
  ),
})
const blocks = { hero, links, review, columns }
const adapter = localStorageAdapter()

const app =
  location.pathname === '/edit' ? (
    <Builder
      blocks={blocks}
      adapter={adapter}
      controls={{
        stars: ({ id, value, onChange }) => (
          <input id={id} type="range" min={1} max={5} value={Number(value)} onChange={(e) => onChange(e.target.valueAsNumber)} />
        ),
      }}
    />
  ) : (
    <Page blocks={blocks} adapter={adapter} />
  )
createRoot(document.getElementById('root') as HTMLElement).render(app)
