import '@blockfront/ui/ui.css'
import './platform.css'
import { lazy, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { BrowserRouter } from './router.ts'
import { onIdleOrFirstUse } from './site/hydration/on-first-use.ts'
import { keepTypedValues } from './site/hydration/typed-before-hydration.ts'
import { preloadPage, siteScreenAt } from './site/screens.ts'
import { watchImports } from './stale-code.ts'

watchImports()

const Workspace = lazy(async () => {
  await import('./schema-policy.ts')
  return { default: (await import('./workspace/Workspace.tsx')).Workspace }
})

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root".')

const app = (onHydrated?: () => void) => (
  <StrictMode>
    <BrowserRouter>
      <App Workspace={Workspace} onHydrated={onHydrated} />
    </BrowserRouter>
  </StrictMode>
)

/** Prerendered pages hydrate when the visitor interacts; other pages render immediately. */
if (root.firstElementChild) {
  const screen = siteScreenAt(location.pathname)
  if (!screen.form) await onIdleOrFirstUse()
  await preloadPage(screen)
  const typeAgain = keepTypedValues(root)
  const onHydrated = () => {
    typeAgain()
    // Submits the form that the visitor has submitted before (early-submit-script.ts).
    document.documentElement.dispatchEvent(new Event('blockfront:ready'))
  }
  hydrateRoot(root, app(onHydrated))
} else createRoot(root).render(app())
