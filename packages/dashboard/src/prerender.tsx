import { renderToString } from 'react-dom/server'
import { App } from './App.tsx'
import { StaticRouter } from './router.ts'
import { notFound, preloadPage, type SiteScreen, siteScreens } from './site/screens.ts'
import { provideThemes, type ThemeSummary } from './site/themes/themes.ts'
import { titleOf } from './site/title.ts'

/** A prerendered public page. */
export interface RenderedPage {
  path: string
  /** Its source file, relative to this one. */
  source: string
  title: string
  description: string
  hidden: boolean
  html: string
}

const sourceOf = ({ name }: SiteScreen) => `site/screens/${name}.tsx`

/** Renders every public page and the not-found page for the build; the gallery with these themes. */
export async function renderPages(themes: readonly ThemeSummary[]): Promise<RenderedPage[]> {
  provideThemes(themes)
  const screens = [...siteScreens, notFound]
  await Promise.all(screens.map(preloadPage))
  return screens.map((screen) => ({
    path: screen.path,
    source: sourceOf(screen),
    title: titleOf(screen),
    description: screen.description,
    hidden: screen.hidden ?? false,
    html: renderToString(
      <StaticRouter location={screen.path}>
        <App />
      </StaticRouter>,
    ),
  }))
}
