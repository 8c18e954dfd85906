import '@blockfront/builder/builder.css'
import { Builder, localStorageAdapter } from '@blockfront/builder'
import { createRoot } from 'react-dom/client'
import { banner } from './banner.tsx'

const root = document.getElementById('root')
if (root) createRoot(root).render(<Builder blocks={{ banner }} adapter={localStorageAdapter()} />)
