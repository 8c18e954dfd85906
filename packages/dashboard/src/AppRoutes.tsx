import { type ComponentType, Suspense } from 'react'
import { Route, Routes } from './router.ts'
import { ScreenLoading } from './ScreenLoading.tsx'
import { SitePage } from './site/SitePage.tsx'
import { notFound, siteScreens } from './site/screens.ts'
import type { Part } from './workspace/Workspace.tsx'

/** The guarded routes and their areas. */
const guarded: Readonly<Record<string, Part>> = {
  '/billing': 'billing',
  '/builder': 'builder',
  '/choose-store': 'choose-store',
  '/verify-email': 'verify-email',
  '/dashboard/*': 'dashboard',
}

export interface AppRoutesProps {
  /** Renders the guarded areas; undefined for prerendered pages. */
  Workspace?: ComponentType<{ part: Part }>
}

/**
 * Every route of the main hostname (product.md, point 2). Public pages have no Suspense boundary: React would send one with
 * images as a placeholder that needs a script, and public pages must be complete without scripts.
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
