import { createRoot } from 'react-dom/client'
import { Editor } from './editor.tsx'

createRoot(document.getElementById('root') as HTMLElement).render(<Editor />)
