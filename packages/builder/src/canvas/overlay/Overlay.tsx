import { sameJson } from '@blockfront/engine'
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useHasOpenComments } from '../../comments/use-open-comments.ts'
import { useDrag } from '../../dnd/drag-store.ts'
import { useBuilder, useBuilderState, useChildIds } from '../../store/hooks.ts'
import { isShared } from '../../store/page-order.ts'
import type { MenuPoint } from '../../toolbar/BlockMenu.tsx'
import { Toolbar } from '../../toolbar/Toolbar.tsx'
import { useBlockLabel, useBlockName } from '../block/use-block.ts'
import { type CanvasElements, useCanvas } from '../canvas-context.ts'
import { Handles } from '../handles/Handles.tsx'
import { messages } from '../messages.ts'
import { GapButton } from './GapButton.tsx'
import { type Box, headPosition, type Size } from './head-position.ts'
import { headRoom } from './head-room.ts'
import { InsertButton } from './InsertButton.tsx'

const PeopleOutlines = /* @__PURE__ */ lazy(async () => ({
  default: (await import('../../presence/PeopleOutlines.tsx')).PeopleOutlines,
}))

const CommentMarks = /* @__PURE__ */ lazy(async () => ({
  default: (await import('../../comments/CommentMarks.tsx')).CommentMarks,
}))

/** Everything that is drawn over the page, never inside it: outlines, names, the toolbar, the drop line, the text editor. */
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
  const isShared = useBuilderState((state) => state.people.some(({ blockId }) => blockId))
  const main = selection.at(-1)
  const { blockElements, canvasElements } = useCanvas()
  const hasComments = useHasOpenComments()
  useEffect(() => {
    if (main === undefined) return
    const frame = requestAnimationFrame(() => reveal(blockElements.rectOf(main), canvasElements))
    return () => cancelAnimationFrame(frame)
  }, [main, blockElements, canvasElements])
  return (
    <div className="bfb-overlay">
      {isShared && (
        <Suspense>
          <PeopleOutlines />
        </Suspense>
      )}
      {hovered !== undefined && !selection.includes(hovered) && !dragged && (
        <Outline key={`hover ${hovered}`} id={hovered} look="hovered" />
      )}
      {selection.map((id) => (
        // The same outline and toolbar move from block to block.
        <Outline key={id === main ? 'main' : `also ${id}`} id={id} look="selected">
          {id === main && !dragged && !editing && <Toolbar onMenu={onMenu} />}
        </Outline>
      ))}
      {empty && !dragged && (
        <div className="bfb-overlay__insert">
          <InsertButton />
        </div>
      )}
      {!editing && !dragged && selection.length === 1 && main !== undefined && <Handles key={main} id={main} />}
      {!editing && hasComments && (
        <Suspense>
          <CommentMarks />
        </Suspense>
      )}
      {!editing && <GapButton />}
      {children}
    </div>
  )
}

function Outline({ id, look, children }: { id: string; look: 'hovered' | 'selected'; children?: ReactNode }) {
  const builder = useBuilder()
  const { blockElements, canvasElements, overlayTracker } = useCanvas()
  const block = useBlockLabel(id)
  const name = useBlockName(id)
  const hollow = useChildIds(id).length === 0 && block?.contentType === 'container'
  const shared = isShared(builder.index, id)
  const frame = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  // The first measurement is free, because the browser computes the layout here anyway.
  const first = useMemo(() => outlineBox(blockElements.rectOf(id), canvasElements), [id, blockElements, canvasElements])
  useLayoutEffect(() => {
    const [outline, bar] = [frame.current, head.current]
    if (!outline || !bar) return
    let before: OutlineBox | undefined
    const place = (at: OutlineBox | undefined) => {
      outline.hidden = at === undefined
      bar.hidden = at === undefined
      if (at) positionOutline(outline, at)
      if (at) positionToolbar(bar, at)
    }
    const follow = () => {
      const now = outlineBox(blockElements.rectOf(id), canvasElements, bar)
      if (sameStanding(now, before)) return undefined
      before = now
      return () => place(now)
    }
    // A new block is in the document only now. Hiding the toolbar until the next frame would compute its style and layout again.
    const start = first ?? outlineBox(blockElements.rectOf(id), canvasElements)
    if (start) positionOutline(outline, start)
    else place(undefined)
    // The bar's size depends on the name and the number of buttons, even if the page does not change.
    const sizes = new ResizeObserver(() => {
      const now = bar.hidden ? undefined : outlineBox(blockElements.rectOf(id), canvasElements, bar)
      if (now) positionToolbar(bar, now)
    })
    sizes.observe(bar)
    const unfollow = overlayTracker.track(follow)
    return () => {
      sizes.disconnect()
      unfollow()
    }
  }, [id, blockElements, canvasElements, overlayTracker, first])
  return (
    <>
      <div ref={frame} className="bfb-outline" data-look={look} data-hollow={hollow || undefined} data-outline={id} />
      <div ref={head} className="bfb-outline__head" data-look={look}>
        <span className="bfb-outline__name">
          {name}
          {shared && <span className="bfb-outline__note">{` · ${messages.onEveryPage}`}</span>}
          {builder.blocks[block?.type ?? '']?.instance && <span className="bfb-outline__note">{` · ${messages.component}`}</span>}
          {block?.editor?.hiddenOn?.map((width) => (
            <span key={width} className="bfb-outline__note">{` · ${messages.hiddenAt[width]}`}</span>
          ))}
          {block?.editor?.locked && <span className="bfb-outline__note">{` · ${messages.locked}`}</span>}
        </span>
        {children}
      </div>
    </>
  )
}

/** Scrolls to a selected block outside of the viewport, for example after a selection in the outline or by keyboard. */
function reveal(rect: DOMRect | undefined, { stage, scroller }: CanvasElements) {
  if (!rect || !stage || !scroller) return
  const room = stage.getBoundingClientRect()
  const head = headRoom()
  if (rect.bottom > room.top + head && rect.top < room.bottom - head) return
  const scale = scroller.getBoundingClientRect().width / scroller.offsetWidth
  const spare = Math.max(head + 8, (room.height - rect.height) / 2)
  scroller.scrollTop += (rect.top - room.top - spare) / scale
}

/** Returns the position of a block on the canvas and the size of its head, in whole pixels; undefined if it draws nothing. */
interface OutlineBox {
  block: Box
  head: Size
  stage: Size
  rtl: boolean
}

function outlineBox(rect: DOMRect | undefined, { stage }: CanvasElements, head?: HTMLElement): OutlineBox | undefined {
  const room = stage?.getBoundingClientRect()
  if (!rect || !room || !stage) return undefined
  return {
    block: {
      x: Math.round(rect.left - room.left),
      y: Math.round(rect.top - room.top),
      width: Math.round(rect.width),
      height: Math.round(rect.height),
    },
    head: { width: head?.offsetWidth ?? 0, height: head?.offsetHeight ?? 0 },
    stage: { width: stage.clientWidth, height: stage.clientHeight },
    rtl: head ? getComputedStyle(head).direction === 'rtl' : false,
  }
}

const sameStanding = (a: OutlineBox | undefined, b: OutlineBox | undefined) =>
  a === b || (a && b && a.rtl === b.rtl && sameJson(a.block, b.block) && sameJson(a.head, b.head) && sameJson(a.stage, b.stage))

function positionOutline(element: HTMLElement, { block }: OutlineBox) {
  element.style.translate = `${block.x}px ${block.y}px`
  element.style.width = `${block.width}px`
  element.style.height = `${block.height}px`
}

function positionToolbar(element: HTMLElement, { block, head, stage, rtl }: OutlineBox) {
  const { x, y } = headPosition(block, head, stage, rtl)
  element.style.translate = `${x}px ${y}px`
}
