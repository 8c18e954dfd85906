import { lazy, Suspense } from 'react'
import { Guard } from './auth/Guard.tsx'
import { Waiting } from './auth/Waiting.tsx'
import { Route, Routes } from './router.ts'
import { SiteRoutes } from './site/SiteRoutes.tsx'

const Dashboard = lazy(() => import('./dashboard/Dashboard.tsx'))
const BuilderScreen = lazy(() => import('./builder/BuilderScreen.tsx'))
const ChooseStore = lazy(() => import('./auth/ChooseStore.tsx'))
const VerifyEmail = lazy(() => import('./auth/VerifyEmail.tsx'))

/** Every address of the main host (product.md, point 2). The guarded part of the product is loaded when it is asked for. */
export function AppRoutes() {
  return (
    <Suspense fallback={<Waiting />}>
      <Routes>
        <Route path="/choose-store" element={<Guard screen="choose-store">{() => <ChooseStore />}</Guard>} />
        <Route path="/verify-email" element={<Guard screen="verify-email">{(auth) => <VerifyEmail auth={auth} />}</Guard>} />
        <Route path="/builder" element={<Guard>{(auth) => <BuilderScreen auth={auth} />}</Guard>} />
        <Route path="/dashboard/*" element={<Guard>{(auth) => <Dashboard auth={auth} />}</Guard>} />
        <Route path="*" element={<SiteRoutes />} />
      </Routes>
    </Suspense>
  )
}
