import { Theme } from '@blockfront/engine/ui'
import '@blockfront/engine/ui.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Toaster } from 'react-hot-toast'
import { AppRoutes } from './AppRoutes.tsx'
import { queryClient } from './api.ts'
import { BrowserRouter } from './router.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root".')

createRoot(root).render(
  <StrictMode>
    <Theme>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </QueryClientProvider>
      <Toaster position="bottom-center" />
    </Theme>
  </StrictMode>,
)
