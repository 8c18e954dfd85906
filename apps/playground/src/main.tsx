import '@blockfront/engine/form.css'
import '@blockfront/builder/parts.css'
import './playground.css'
import { Theme } from '@blockfront/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Playground, startOver } from './Playground.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root".')

startOver()
createRoot(root).render(
  <StrictMode>
    <Theme>
      <Playground />
    </Theme>
  </StrictMode>,
)
