import { Button } from '@blockfront/ui'
import { useEffect, useRef, useState } from 'react'
import { messages } from '../messages.ts'
import { ScaledTheme } from './ScaledTheme.tsx'
import { StartButton } from './StartButton.tsx'
import type { ThemeSummary } from './themes.ts'

/** Whether an element has been near the viewport. */
function useNearViewport(): [(element: Element | null) => void, boolean] {
  const [isNear, setIsNear] = useState(false)
  const [element, setElement] = useState<Element | null>(null)
  useEffect(() => {
    if (!element || isNear) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), { rootMargin: '200px' })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, isNear])
  return [setElement, isNear]
}

/** A theme: a live rendering of its home page, its description, its colors, and two links. */
export function ThemeCard({ theme, onOpen }: { theme: ThemeSummary; onOpen: () => void }) {
  const [watch, isNear] = useNearViewport()
  const titleId = useRef(`theme-${theme.themeId}`).current
  return (
    <li className="theme-card" aria-labelledby={titleId}>
      <div className="theme-card__window" ref={watch}>
        <img className="theme-card__picture" src={theme.picture} alt="" loading="lazy" />
        {isNear && <ScaledTheme themeId={theme.themeId} />}
      </div>
      <div className="theme-card__text">
        <div>
          <h2 id={titleId}>{theme.name}</h2>
          <p className="theme-card__kind">{theme.kind}</p>
        </div>
        <ul className="swatches" aria-hidden>
          {(['surface', 'text', 'accent', 'sale'] as const).map((role) => (
            <li key={role} style={{ background: theme.tokens.palette[role] }} />
          ))}
        </ul>
        <p className="theme-card__about">{theme.description}</p>
        <div className="theme-card__actions">
          <Button aria-label={messages.themes.previewOf(theme.name)} onClick={onOpen}>
            {messages.themes.preview}
          </Button>
          <StartButton theme={theme} />
        </div>
      </div>
    </li>
  )
}
