import { inertServices, Page } from '@blockfront/engine/render'
import { hydrateRoot } from 'react-dom/client'
import { views } from './blocks/views.ts'

/** The services for blocks of this app. Add `sendContactMessage`, `addToCart` and others when a block needs them. */
const services = { ...inertServices, navigate: (url: string) => location.assign(url) }

const data = document.getElementById('content')?.textContent ?? '[]'
hydrateRoot(document.getElementById('root') as HTMLElement, <Page content={JSON.parse(data)} views={views} services={services} />)
