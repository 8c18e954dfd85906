import { AREAS, areaContents, type Document, expandComponents, type KnownBlock } from '@blockfront/engine'
import { Page } from '@blockfront/engine/render'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useCanvas } from '../../canvas/canvas-context.ts'
import { canvasServices } from '../../canvas/canvas-services.ts'
import { useBreakpoints } from '../../canvas/use-breakpoints.ts'
import { useDocumentData } from '../../canvas/use-document-data.ts'
import { useThemeProperties } from '../../canvas/use-theme-properties.ts'
import { pageWidths } from '../../canvas/zoom.ts'
import { useComponents } from '../../shared-components/use-components.ts'
import { useBuilder } from '../../store/hooks.ts'

/** A small, static rendering of a whole document, as shoppers would see it. */
export function PagePreview({ document: stored, label }: { document: Document; label: string }) {
  const { views, services, dir } = useCanvas()
  const { blocks } = useBuilder()
  const theme = useThemeProperties()
  // The page is scaled down.
  const width = pageWidths(useBreakpoints()).desktop
  const quiet = useMemo(() => canvasServices(services), [services])
  const { contents } = useComponents()
  const document = useMemo(() => expandComponents(stored, blocks, contents), [stored, blocks, contents])
  const data = useDocumentData(document)
  const frame = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(0.4)
  const page = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const [outer, inner] = [frame.current, page.current]
    if (!outer || !inner) return
    const resize = new ResizeObserver(() => {
      setScale(outer.clientWidth / width)
      setHeight((inner.offsetHeight * outer.clientWidth) / width)
    })
    resize.observe(outer)
    resize.observe(inner)
    return () => resize.disconnect()
  }, [width])
  const content = useMemo(
    () => Object.fromEntries(Object.entries(areaContents(document, blocks)).map(([name, list]) => [name, list.filter(isKnown)])),
    [document, blocks],
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
    <div ref={frame} className="bfv-preview" role="img" aria-label={label} tabIndex={0}>
      <div className="bfv-preview__room" style={{ height }} inert aria-hidden="true">
        <div ref={page} className="bfv-preview__page bfb-page" style={{ width, scale, ['--vh' as string]: '7px' }}>
          <Page
            views={views}
            services={quiet}
            theme={theme}
            dir={dir}
            data={data}
            content={content}
            Areas={blocks[AREAS]?.View}
          />
        </div>
      </div>
    </div>
  )
}

const isKnown = (block: { contentType: string }): block is KnownBlock => block.contentType !== 'unknown'
