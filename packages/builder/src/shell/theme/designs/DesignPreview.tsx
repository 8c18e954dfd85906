import type { Document } from '@blockfront/engine'
import { typeOf } from '@blockfront/engine'
import {
  BlockList,
  inertServices,
  PageRoot,
  SlideFocusContext,
  type StoreTheme,
  themeProperties,
} from '@blockfront/engine/render'
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react'
import { useCanvas } from '../../../canvas/canvas-context.ts'
import { useBreakpoints } from '../../../canvas/use-breakpoints.ts'
import { useDocumentData } from '../../../canvas/use-document-data.ts'
import { useBuilder } from '../../../store/hooks.ts'

/** The least width of the page in a preview, in pixels; it is scaled to the card. */
const PAGE = 1200

/** The top of a page in a theme, with the data of the store. It is rendered when it scrolls into view, is inert and does not move. */
export function DesignPreview({ document, theme }: { document: Document; theme: StoreTheme }) {
  const { views, services, dir } = useCanvas()
  const width = Math.max(PAGE, useBreakpoints()?.desktop ?? 0)
  const frame = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  const [scale, setScale] = useState(0.2)
  const still = useMemo(() => ({ ...services, navigate: inertServices.navigate, alert: inertServices.alert }), [services])
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const resize = new ResizeObserver(() => setScale(element.clientWidth / width))
    const sight = new IntersectionObserver(([first]) => first?.isIntersecting && setSeen(true), { rootMargin: '200px' })
    resize.observe(element)
    sight.observe(element)
    return () => {
      resize.disconnect()
      sight.disconnect()
    }
  }, [width])
  return (
    <div ref={frame} className="bfb-thumb bfs-design__preview" inert aria-hidden="true">
      {isSeen && (
        <div className="bfb-thumb__page" style={{ width, scale, ['--vh' as string]: '8px' }}>
          <PageRoot views={views} services={still} theme={themeProperties(theme) as CSSProperties} dir={dir}>
            <SlideFocusContext value={0}>
              <TopOfPage document={document} />
            </SlideFocusContext>
          </PageRoot>
        </div>
      )}
    </div>
  )
}

/** The header and the blocks. The footer is below the edge. */
function TopOfPage({ document }: { document: Document }) {
  const { blocks } = useBuilder()
  const data = useDocumentData(document)
  const header = document.globalContent.filter((block) => typeOf(blocks, block.type)?.area !== 'footer')
  const shown = [...header, ...document.content].filter(({ contentType }) => contentType !== 'unknown')
  return <BlockList blocks={shown} data={data} />
}
