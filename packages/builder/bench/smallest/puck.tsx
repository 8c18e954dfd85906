import '@puckeditor/core/puck.css'
import { type Config, type Data, Puck, Render } from '@puckeditor/core'
import { createRoot } from 'react-dom/client'

const config: Config<{ Banner: { heading: string } }> = {
  components: {
    Banner: {
      fields: { heading: { type: 'text', label: 'Heading' } },
      defaultProps: { heading: 'Hello' },
      render: ({ heading }) => <h1>{heading}</h1>,
    },
  },
}
const stored = localStorage.getItem('home')
const data: Data = stored ? JSON.parse(stored) : { content: [], root: {} }
const save = (changed: Data) => localStorage.setItem('home', JSON.stringify(changed))

const app =
  location.pathname === '/edit' ? <Puck config={config} data={data} onChange={save} /> : <Render config={config} data={data} />
createRoot(document.getElementById('root') as HTMLElement).render(app)
