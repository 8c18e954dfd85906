import { Button, Dialog, Notice, SegmentedControl, Spinner } from '@blockfront/ui'
import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { messages as general } from '../../messages.ts'
import { ScreenError } from '../../ScreenError.tsx'
import { messages } from '../messages.ts'
import { StartButton } from './StartButton.tsx'
import type { StarterTheme, ThemeSummary } from './themes.ts'
import { useTheme } from './use-theme.ts'

const ThemePage = lazy(() => import('./ThemePage.tsx').then((file) => ({ default: file.ThemePage })))

const WIDTHS = { desktop: '100%', tablet: '820px', mobile: '390px' }
type Width = keyof typeof WIDTHS
const options = [
  { value: 'desktop', label: messages.themes.desktop, icon: <Monitor size={16} /> },
  { value: 'tablet', label: messages.themes.tablet, icon: <Tablet size={16} /> },
  { value: 'mobile', label: messages.themes.mobile, icon: <Smartphone size={16} /> },
] as const

/** Returns the theme's page that a link refers to; undefined if there is none. */
function slugOf(href: string, { pages }: StarterTheme): string | undefined {
  const path = href.replace(/^\/(?:page\/)?/, '').replace(/[?#][\s\S]*/, '')
  const slug = path === '' ? 'home' : /^products?\//.test(path) ? 'product' : /^collection\//.test(path) ? 'shop' : path
  return pages.some((page) => page.slug === slug) ? slug : undefined
}

/** An interactive preview of a theme: every page, at every width. */
export function ThemeDialog({ theme, onClose }: { theme: ThemeSummary; onClose: () => void }) {
  const [slug, setSlug] = useState('home')
  const [width, setWidth] = useState<Width>('desktop')
  const { theme: whole, problem, retry } = useTheme(theme.themeId)
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    if (!link || !whole) return
    event.preventDefault()
    const next = slugOf(link.getAttribute('href') ?? '', whole)
    if (next) setSlug(next)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="full"
      title={theme.name}
      footer={
        <>
          <SegmentedControl label={messages.themes.width} value={width} onChange={setWidth} options={options} />
          <StartButton theme={theme} />
        </>
      }
    >
      {problem && (
        <Notice tone="danger" title={messages.themes.failed} alert>
          <p>{problem}</p>
          <Button onClick={retry}>{general.retry}</Button>
        </Notice>
      )}
      {whole && (
        <nav className="theme-pages" aria-label={messages.themes.pages}>
          {whole.pages.map((page) => (
            <button
              key={page.slug}
              type="button"
              aria-current={page.slug === slug ? 'page' : undefined}
              onClick={() => setSlug(page.slug)}
            >
              {page.name}
            </button>
          ))}
        </nav>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section className="theme-stage" tabIndex={0} aria-label={messages.themes.previewOf(theme.name)} onClickCapture={follow}>
        <ScreenError>
          <Suspense fallback={<Spinner label={general.loading} />}>
            {whole && (
              <div className="theme-stage__page" style={{ maxWidth: WIDTHS[width] }} key={slug}>
                <ThemePage theme={whole} slug={slug} />
              </div>
            )}
          </Suspense>
        </ScreenError>
      </section>
    </Dialog>
  )
}
