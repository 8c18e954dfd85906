import { type Blocks, type Document, type KnownBlock, slotsOf, typeOf } from '@blockfront/engine'
import { BlockList, BlockOutlet, inertServices, PageRoot, SlideFocusContext } from '@blockfront/engine/render'
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useCanvas } from '../canvas/canvas-context.ts'
import { useDocumentData } from '../canvas/use-document-data.ts'
import { useThemeProperties } from '../canvas/use-theme-properties.ts'
import { useBuilder } from '../store/hooks.ts'
import { BlockIcon } from './BlockIcon.tsx'
import type { PaletteEntry } from './entry.ts'

/** The width of the page that a thumbnail shows, in pixels; CSS scales it to the card. */
const PAGE = 1120
/** Narrower pages for blocks of up to a height on the wide page: a heading would be unreadable there. All in pixels. */
const PAGES = [
  { upTo: 220, width: 440 },
  { upTo: 400, width: 720 },
]
/** Elements that a block without text shows. */
const SHOWN = 'img, svg, video, iframe, button, .bfb-thumb__hollow, .bf-picture'

/** A small rendering of a block, mounted when it scrolls into view. It is inert and does not move. */
export const Thumbnail = /* @__PURE__ */ memo(function Thumbnail({ entry }: { entry: PaletteEntry }) {
  const { views } = useCanvas()
  const theme = useThemeProperties()
  const { blocks } = useBuilder()
  const slots = useMemo(() => hollowSlots(blocks, entry), [blocks, entry])
  const frame = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  const [width, setWidth] = useState(0)
  const [drawn, setDrawn] = useState<{ height: number; isEmpty: boolean }>()
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const resize = new ResizeObserver(() => setWidth(element.clientWidth))
    const sight = new IntersectionObserver(([first]) => first?.isIntersecting && setSeen(true), { rootMargin: '200px' })
    resize.observe(element)
    sight.observe(element)
    return () => {
      resize.disconnect()
      sight.disconnect()
    }
  }, [])
  useLayoutEffect(() => {
    const content = seen && frame.current?.querySelector<HTMLElement>('.bf-page')
    if (content)
      setDrawn({ height: heightOf(content), isEmpty: content.innerText.trim() === '' && !content.querySelector(SHOWN) })
  }, [seen])
  const isEmpty = drawn?.isEmpty ?? false
  const page = PAGES.find(({ upTo }) => drawn && drawn.height <= upTo)?.width ?? PAGE
  const isSmall = drawn !== undefined && drawn.height < (PAGE * 10) / 16
  const style = { ...theme, width: page, minHeight: (page * 10) / 16, scale: (width || 112) / page, ['--vh' as string]: '6px' }
  return (
    <div ref={frame} className="bfb-thumb" inert aria-hidden="true">
      {isEmpty && <BlockIcon type={entry.type} size={24} />}
      {seen && !isEmpty && (
        <div className="bfb-thumb__page" data-small={isSmall || undefined} style={style}>
          <PageRoot views={views} services={inertServices} theme={theme}>
            <SlideFocusContext value={0}>
              {entry.section ? (
                <SectionBlocks document={entry.section.document} />
              ) : (
                <BlockOutlet block={entry.shown ?? entry.block} data={entry.data} slots={slots}>
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

/** The height of the blocks in a thumbnail, in pixels of its page. */
const heightOf = ({ children }: HTMLElement): number =>
  [...children].reduce((sum, block) => sum + (block instanceof HTMLElement ? block.offsetHeight : 0), 0)

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
