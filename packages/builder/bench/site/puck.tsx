import '@puckeditor/core/puck.css'
import { type Config, FieldLabel, Puck, Render, type Slot } from '@puckeditor/core'
import { createRoot } from 'react-dom/client'

interface Components {
  Hero: { heading: string; text: string; align: 'left' | 'center' }
  Links: { items: { name: string; path: string }[] }
  Review: { quote: string; stars: number }
  Columns: { start: Slot; end: Slot }
}
const config: Config<Components> = {
  components: {
    Hero: {
      fields: {
        heading: { type: 'text', label: 'Heading' },
        text: { type: 'textarea', label: 'Text' },
        align: {
          type: 'select',
          label: 'Alignment',
          options: [
            { label: 'Left', value: 'left' },
            { label: 'Center', value: 'center' },
          ],
        },
      },
      defaultProps: { heading: 'Hello', text: 'Welcome to our site.', align: 'left' },
      render: ({ heading, text, align }) => (
        <section style={{ textAlign: align }}>
          <h1>{heading}</h1>
          <p>{text}</p>
        </section>
      ),
    },
    Links: {
      fields: {
        items: {
          type: 'array',
          label: 'Links',
          arrayFields: { name: { type: 'text', label: 'Name' }, path: { type: 'text', label: 'URL' } },
          defaultItemProps: { name: 'Home', path: '/' },
        },
      },
      defaultProps: { items: [] },
      render: ({ items }) => (
        <nav>
          {items.map(({ name, path }) => (
            <a key={path} href={path}>
              {name}
            </a>
          ))}
        </nav>
      ),
    },
    Review: {
      fields: {
        quote: { type: 'textarea', label: 'Quote' },
        stars: {
          type: 'custom',
          render: ({ id, value, onChange }) => (
            <FieldLabel label="Stars">
              <input id={id} type="range" min={1} max={5} value={value} onChange={(e) => onChange(e.target.valueAsNumber)} />
            </FieldLabel>
          ),
        },
      },
      defaultProps: { quote: 'Exactly what I was looking for.', stars: 5 },
      render: ({ quote, stars }) => (
        <blockquote>
          {quote} {'★'.repeat(stars)}
        </blockquote>
      ),
    },
    Columns: {
      fields: { start: { type: 'slot' }, end: { type: 'slot', allow: ['Review'] } },
      render: ({ start: Start, end: End }) => (
        <div style={{ display: 'grid', gridTemplateColumns: '2fr 1fr' }}>
          <div>
            <Start />
          </div>
          <div>
            <End />
          </div>
        </div>
      ),
    },
  },
}
const data = JSON.parse(localStorage.getItem('home') ?? '{}')
const save = (changed: unknown) => localStorage.setItem('home', JSON.stringify(changed))

const app =
  location.pathname === '/edit' ? <Puck config={config} data={data} onChange={save} /> : <Render config={config} data={data} />
createRoot(document.getElementById('root') as HTMLElement).render(app)
