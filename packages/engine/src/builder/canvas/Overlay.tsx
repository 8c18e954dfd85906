import { type ReactNode, useEffect, useRef } from 'react'
import { nameOf } from '../commands/selected.ts'
import { useDrag } from '../dnd/drag-store.ts'
import { useBuilder, useBuilderState, useChildIds } from '../store/hooks.ts'
import type { MenuPoint } from '../toolbar/BlockMenu.tsx'
import { Toolbar } from '../toolbar/Toolbar.tsx'
import { InsertButton } from './InsertButton.tsx'
import { type Surface, useScene } from './scene.ts'
import { useOwnBlock } from './use-own-block.ts'

/** Everything that is drawn over the page and never inside of it: outlines, names, the toolbar, the drop line, the text editor. */
export function Overlay({
  editing,
  onMenu,
  children,
}: {
  editing: boolean
  onMenu: (at: MenuPoint) => void
  children: ReactNode
}) {
  const selection = useBuilderState((state) => state.selection)
  const hovered = useBuilderState((state) => state.hovered)
  const dragged = useDrag((state) => state.dragged)
  const empty = useBuilderState((state) => state.document.content.length === 0)
  const main = selection.at(-1)
  const { marks, surface } = useScene()
  useEffect(() => {
    if (main !== undefined) reveal(marks.rectOf(main), surface)
  }, [main, marks, surface])
  return (
    <div className="bfb-overlay">
      {hovered !== undefined && !selection.includes(hovered) && !dragged && (
        <Outline key={`hover ${hovered}`} id={hovered} look="hovered" />
      )}
      {selection.map((id) => (
        <Outline key={id} id={id} look="selected">
          {id === main && !dragged && !editing && <Toolbar onMenu={onMenu} />}
        </Outline>
      ))}
      {empty && !dragged && (
        <div className="bfb-overlay__insert">
          <InsertButton />
        </div>
      )}
      {children}
    </div>
  )
}

function Outline({ id, look, children }: { id: string; look: 'hovered' | 'selected'; children?: ReactNode }) {
  const builder = useBuilder()
  const { marks, surface } = useScene()
  const block = useOwnBlock(id)
  const hollow = useChildIds(id).length === 0 && block?.contentType === 'container'
  const shared = block?.contentType === 'global'
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let next = 0
    let before = ''
    const follow = () => {
      const [rect, room] = [marks.rectOf(id), surface.stage?.getBoundingClientRect()]
      const element = frame.current
      if (element && room) {
        const at = rect ? [rect.left - room.left, rect.top - room.top, rect.width, rect.height].map(Math.round).join(' ') : ''
        if (at !== before) place(element, at, room.height)
        before = at
      }
      next = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(next)
  }, [id, marks, surface])
  return (
    <div ref={frame} className="bfb-outline" data-look={look} data-hollow={hollow || undefined} data-outline={id}>
      <div className="bfb-outline__head">
        <span className="bfb-outline__name">
          {nameOf(builder, id)}
          {shared && <span className="bfb-outline__note"> · every page</span>}
          {block?.editor?.locked && <span className="bfb-outline__note"> · locked</span>}
        </span>
        {children}
      </div>
    </div>
  )
}

/** Scrolls the page to a block that is out of sight, as when it was selected in the outline or by a key. */
function reveal(rect: DOMRect | undefined, { stage, scroller }: Surface) {
  if (!rect || !stage || !scroller) return
  const room = stage.getBoundingClientRect()
  if (rect.bottom > room.top + HEAD && rect.top < room.bottom - HEAD) return
  const scale = scroller.getBoundingClientRect().width / scroller.offsetWidth
  const spare = Math.max(HEAD + 8, (room.height - rect.height) / 2)
  scroller.scrollTop += (rect.top - room.top - spare) / scale
}

/** Room that the name and the toolbar take above a block, in pixels. */
const HEAD = 36

function place(element: HTMLElement, at: string, room: number) {
  const [x = 0, y = 0, width = 0, height = 0] = at.split(' ').map(Number)
  element.hidden = at === ''
  element.style.translate = `${x}px ${y}px`
  element.style.width = `${width}px`
  element.style.height = `${height}px`
  const above = y >= HEAD
  element.dataset.head = above ? 'above' : y + height < HEAD * 2 && y + height + HEAD < room ? 'below' : 'inside'
  element.style.setProperty('--head', above ? '0px' : `${Math.max(0, -y)}px`)
}
