import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { ScreenError } from '../../ScreenError.tsx'
import { useTheme } from './use-theme.ts'

const ThemePage = lazy(() => import('./ThemePage.tsx').then((file) => ({ default: file.ThemePage })))

/** The width of the rendered page before scaling, in pixels. */
const WIDTH = 1280

/** A small, inert rendering of a theme's home page. */
export function ScaledTheme({ themeId }: { themeId: string }) {
  const { theme } = useTheme(themeId)
  const place = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState<number>()
  useEffect(() => {
    if (!place.current) return
    const observer = new ResizeObserver(([entry]) => entry && setScale(entry.contentRect.width / WIDTH))
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div className="scaled" ref={place} aria-hidden inert>
      {theme && scale && (
        <div className="scaled__page" style={{ width: WIDTH, transform: `scale(${scale})` }}>
          <ScreenError fallback={null}>
            <Suspense>
              <ThemePage theme={theme} slug="home" />
            </Suspense>
          </ScreenError>
        </div>
      )}
    </div>
  )
}
