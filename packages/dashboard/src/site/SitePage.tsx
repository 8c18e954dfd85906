import { use, useEffect } from 'react'
import { preloadPage, type SiteScreen } from './screens.ts'
import { titleOf } from './title.ts'

/** Renders a public page, immediately if it was loaded before. */
export function SitePage({ screen }: { screen: SiteScreen }) {
  const Screen = use(preloadPage(screen))
  useEffect(() => {
    document.title = titleOf(screen)
    window.scrollTo(0, 0)
  }, [screen])
  return <Screen />
}
