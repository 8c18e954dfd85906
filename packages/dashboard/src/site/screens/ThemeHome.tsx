import { Button, Notice } from '@blockfront/ui'
import { useEffect, useState } from 'react'
import { api } from '../../api.ts'
import { messages as general } from '../../messages.ts'
import { useSearchParams } from '../../router.ts'
import { SiteLayout } from '../SiteLayout.tsx'
import { ThemeCard } from '../themes/ThemeCard.tsx'
import { ThemeDialog } from '../themes/ThemeDialog.tsx'
import '../theme-home.css'
import { messages } from '../messages.ts'
import { providedThemes, provideThemes, THEMES_ID } from '../themes/themes.ts'

/** JSON for a script element: escapes everything that could close the element. */
const embedded = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** The gallery of themes, rendered with the same renderer as stores. */
export function Screen() {
  const [carried] = useState(providedThemes)
  const [themes, setThemes] = useState(carried)
  const [problem, setProblem] = useState<string>()
  const [round, setRound] = useState(0)
  const [search, setSearch] = useSearchParams()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry changes only `round`
  useEffect(() => {
    if (themes) return
    const controller = new AbortController()
    setProblem(undefined)
    api.call('store.themes', {}, { signal: controller.signal }).then(
      (list) => {
        provideThemes(list)
        setThemes(list)
      },
      (error: Error) => controller.signal.aborted || setProblem(error.message),
    )
    return () => controller.abort()
  }, [themes, round])

  const { heading, description } = messages.pages.ThemeHome
  const open = themes?.find(({ themeId }) => themeId === search.get('theme'))
  return (
    <SiteLayout>
      <div className="site-wide site-page">
        <div className="site-intro site-intro--middle">
          <h1>{heading}</h1>
          <p>{description}</p>
        </div>
        {problem && (
          <Notice tone="danger" title={messages.themes.failed} alert>
            <p>{problem}</p>
            <Button onClick={() => setRound(round + 1)}>{general.retry}</Button>
          </Notice>
        )}
        <ul className="theme-list">
          {themes?.map((theme) => (
            <ThemeCard key={theme.themeId} theme={theme} onOpen={() => setSearch({ theme: theme.themeId })} />
          ))}
        </ul>
        {carried && (
          <script
            type="application/json"
            id={THEMES_ID}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: data for the page's own script, escaped above.
            dangerouslySetInnerHTML={{ __html: embedded(carried) }}
          />
        )}
      </div>
      {open && <ThemeDialog theme={open} onClose={() => setSearch({}, { replace: true })} />}
    </SiteLayout>
  )
}
