import { use, useEffect } from 'react'
import { preloadPage, type SiteScreen } from './screens.ts'
import { titleOf } from './title.ts'

/** Draws a public page, at once when it was fetched before. */
export function SitePage({ screen }: { screen: SiteScreen }) {
  const Screen = use(preloadPage(screen))
  useEffect(() => {
    document.title = titleOf(screen)
    window.scrollTo(0, 0)
  }, [screen])
  return <Screen />
}
