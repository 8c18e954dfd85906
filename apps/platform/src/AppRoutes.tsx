import { type ComponentType, Suspense } from 'react'
import { Route, Routes } from './router.ts'
import { ScreenLoading } from './ScreenLoading.tsx'
import { SitePage } from './site/SitePage.tsx'
import { notFound, siteScreens } from './site/screens.ts'
import type { Part } from './Workspace.tsx'

/** The addresses behind the guard, and the part that answers each. */
const guarded: Readonly<Record<string, Part>> = {
  '/billing': 'billing',
  '/builder': 'builder',
  '/choose-store': 'choose-store',
  '/verify-email': 'verify-email',
  '/dashboard/*': 'dashboard',
}

export interface AppRoutesProps {
  /** Draws what is behind the guard; the pages that are rendered ahead do without. */
  Workspace?: ComponentType<{ part: Part }>
}

/**
 * Every address of the main host (product.md, point 2). No Suspense is around the public pages: React would leave one with
 * pictures in it to a script, and they must be whole without.
 */
export const AppRoutes = ({ Workspace }: AppRoutesProps) => (
  <Routes>
    {siteScreens.map((screen) => (
      <Route key={screen.path} path={screen.path} element={<SitePage key={screen.path} screen={screen} />} />
    ))}
    {Workspace &&
      Object.entries(guarded).map(([path, part]) => (
        <Route
          key={path}
          path={path}
          element={
            <Suspense fallback={<ScreenLoading />}>
              <Workspace part={part} />
            </Suspense>
          }
        />
      ))}
    <Route path="*" element={<SitePage screen={notFound} />} />
  </Routes>
)
