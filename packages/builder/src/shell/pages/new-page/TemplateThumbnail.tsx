import type { PageBlock, Resources } from '@blockfront/engine/render'
import { inertServices, Page, SlideFocusContext } from '@blockfront/engine/render'
import { Plus } from 'lucide-react'
import { type CSSProperties, memo, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { BlockCatalog } from '../../block-catalog.ts'
import type { PageTemplate } from './page-template.ts'
import { blocksOf } from './templates.ts'

/** The width of the rendered page, in pixels. */
const PAGE = 1120
/** Products below the blocks of a category's page, which the app adds. */
const CARDS = ['a', 'b', 'c', 'd', 'e', 'f']

export interface TemplateThumbnailProps {
  template: PageTemplate
  /** Pass the same object on each render. */
  blockCatalog: Pick<BlockCatalog, 'blocks' | 'views' | 'entries'>
  /** Custom properties of the store's theme. */
  theme: CSSProperties | undefined
}

/** A small rendering of a template's page in the store's theme. It is inert. */
export const TemplateThumbnail = /* @__PURE__ */ memo(function TemplateThumbnail({
  template,
  blockCatalog,
  theme,
}: TemplateThumbnailProps) {
  const { blocks, views, entries } = blockCatalog
  const frame = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(0.2)
  const content = useMemo(() => blocksOf(template, blocks, entries) as readonly PageBlock[], [template, blocks, entries])
  const data = useMemo(() => {
    const known = (block: PageBlock): [string, Resources][] => [
      [block.id, entries.find(({ type }) => type === block.type)?.data ?? {}],
      ...(block.childComponents ?? []).flatMap(known),
    ]
    return Object.fromEntries(content.flatMap(known))
  }, [content, entries])
  useLayoutEffect(() => setScale((frame.current?.clientWidth ?? 0) / PAGE), [])
  return (
    <div ref={frame} className="bfs-template__picture" inert aria-hidden="true">
      <div className="bfb-thumb__page" style={{ width: PAGE, scale, ['--vh' as string]: '6px' }}>
        <SlideFocusContext value={0}>
          <Page views={views} services={inertServices} theme={theme} content={content} data={data} />
        </SlideFocusContext>
      </div>
      {content.length === 0 &&
        (template.type === 'collection' ? (
          <span className="bfs-template__cards">
            {CARDS.map((key) => (
              <span key={key} />
            ))}
          </span>
        ) : (
          <span className="bfs-template__blank">
            <Plus size={18} />
          </span>
        ))}
    </div>
  )
})
