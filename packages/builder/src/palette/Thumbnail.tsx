import { type Blocks, type Document, type KnownBlock, slotsOf, typeOf } from '@blockfront/engine'
import { BlockList, BlockOutlet, inertServices, PageRoot, SlideFocusContext } from '@blockfront/engine/render'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { useCanvas } from '../canvas/canvas-context.ts'
import { useDocumentData } from '../canvas/use-document-data.ts'
import { useThemeProperties } from '../canvas/use-theme-properties.ts'
import { useBuilder } from '../store/hooks.ts'
import type { PaletteEntry } from './entry.ts'

/** The width of the page that a thumbnail shows, in pixels; CSS scales it to the card. */
const PAGE = 1120

/** A small rendering of a block, mounted when it scrolls into view. It is inert and does not move. */
export const Thumbnail = /* @__PURE__ */ memo(function Thumbnail({ entry }: { entry: PaletteEntry }) {
  const { views } = useCanvas()
  const theme = useThemeProperties()
  const { blocks } = useBuilder()
  const slots = useMemo(() => hollowSlots(blocks, entry), [blocks, entry])
  const frame = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  const [scale, setScale] = useState(0.2)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const resize = new ResizeObserver(() => setScale(element.clientWidth / PAGE))
    const sight = new IntersectionObserver(([first]) => first?.isIntersecting && setSeen(true), { rootMargin: '200px' })
    resize.observe(element)
    sight.observe(element)
    return () => {
      resize.disconnect()
      sight.disconnect()
    }
  }, [])
  return (
    <div ref={frame} className="bfb-thumb" inert aria-hidden="true">
      {seen && (
        <div className="bfb-thumb__page" style={{ width: PAGE, scale, ['--vh' as string]: '6px' }}>
          <PageRoot views={views} services={inertServices} theme={theme}>
            <SlideFocusContext value={0}>
              {entry.section ? (
                <SectionBlocks document={entry.section.document} />
              ) : (
                <BlockOutlet block={entry.block} data={entry.data} slots={slots}>
                  {entry.contentType === 'container' ? HOLLOW : undefined}
                </BlockOutlet>
              )}
            </SlideFocusContext>
          </PageRoot>
        </div>
      )}
    </div>
  )
})

/** The blocks of a saved section with the data of the store. */
function SectionBlocks({ document }: { document: Document }) {
  const data = useDocumentData(document)
  return <BlockList blocks={document.content.filter(({ contentType }) => contentType !== 'unknown')} data={data} />
}

/** Sample children that show how a container arranges its content. */
const HOLLOW = ['a', 'b', 'c', 'd'].map((key) => <div key={key} className="bfb-thumb__hollow" />)

/** The same in each slot of a container. */
function hollowSlots(blocks: Blocks, { type, block }: PaletteEntry) {
  const slots = slotsOf(blocks, { ...block, contentType: typeOf(blocks, type)?.contentType } as KnownBlock)
  return slots && Object.fromEntries(slots.map(({ name }) => [name, HOLLOW.slice(0, 2)]))
}
