import '@puckeditor/core/puck.css'
import { type Config, Puck, Render } from '@puckeditor/core'
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
const data = JSON.parse(localStorage.getItem('home') ?? '{}')
const save = (changed: unknown) => localStorage.setItem('home', JSON.stringify(changed))

const app =
  location.pathname === '/edit' ? <Puck config={config} data={data} onChange={save} /> : <Render config={config} data={data} />
createRoot(document.getElementById('root') as HTMLElement).render(app)
