import type { BlockServices } from '@blockfront/engine/render'
import type { FormEvent, MouseEvent } from 'react'
import { useCanvas } from './canvas-context.ts'
import { messages } from './messages.ts'
import { useHeadRoom } from './overlay/head-room.ts'
import { PageContent } from './PageContent.tsx'
import type { PageScale } from './use-page-scale.ts'

/** The page in a scroll container, scaled. It is inert except in preview. */
export function PageViewport({ size, preview }: { size: PageScale; preview: boolean }) {
  const { canvasElements, services } = useCanvas()
  const { width, scale, height, pageHeight } = size
  const headRoom = useHeadRoom()
  const room = preview ? 0 : headRoom / scale
  return (
    <div className="bfb-holder" style={{ width: width * scale, height }}>
      <section
        className="bfb-scroller"
        // The page itself is inert while editing, so the keyboard scrolls it here.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable
        tabIndex={0}
        aria-label={messages.page}
        ref={(element) => {
          canvasElements.scroller = element
        }}
        style={{ height: height / scale, scale: scale === 1 ? 'none' : String(scale), width }}
      >
        <div className="bfb-scrolled">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it handles events that links and forms of the page did not */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key press on a link is a click event */}
          <div
            className="bfb-page"
            ref={(element) => {
              canvasElements.page = element
            }}
            inert={!preview}
            onClick={preview ? followLink(services) : undefined}
            onSubmit={preview ? preventSubmit : undefined}
            style={{ ['--vh' as string]: `${pageHeight / 100}px`, marginTop: room, minHeight: pageHeight - room }}
          >
            <PageContent />
          </div>
        </div>
      </section>
    </div>
  )
}

/** No link leaves the builder: links of the store go to the app, as those of views do. Other links open in a new tab. */
const followLink =
  ({ navigate }: BlockServices) =>
  (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const url = link?.getAttribute('href')
    if (!link || !url || event.defaultPrevented || url.startsWith('#')) return
    event.preventDefault()
    if (link.origin === location.origin && link.target !== '_blank') navigate(url)
    else window.open(link.href, '_blank', 'noopener')
  }

/** Only views send forms, by script. */
const preventSubmit = (event: FormEvent) => event.preventDefault()
