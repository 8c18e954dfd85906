import { useLatest } from '@blockfront/engine/form'
import type { BlockServices } from '@blockfront/engine/render'
import { type FormEvent, type MouseEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { DragSurface } from '../dnd/DragSurface.tsx'
import { DropLine } from '../dnd/DropLine.tsx'
import { useDragStore } from '../dnd/drag-store.ts'
import { RemoveZone } from '../dnd/RemoveZone.tsx'
import type { Builder } from '../store/builder-store.ts'
import { useBuilder, useBuilderState } from '../store/hooks.ts'
import { BlockMenu, type MenuPoint } from '../toolbar/BlockMenu.tsx'
import { blockAt } from './block/block-at.ts'
import { useCanvas } from './canvas-context.ts'
import { messages } from './messages.ts'
import { Overlay } from './overlay/Overlay.tsx'
import { PageContent } from './PageContent.tsx'
import { findFirstText, findText } from './text/find-text.ts'
import { type Editing, TextEditor } from './text/TextEditor.tsx'
import { useWheelZoom } from './use-wheel-zoom.ts'
import { fitPage } from './zoom.ts'

/** The page as shoppers will see it, at its true width, with everything that edits it drawn over it. */
export function Canvas() {
  const builder = useBuilder()
  const scene = useCanvas()
  const drag = useDragStore()
  const { marks, surface } = scene
  const preview = useBuilderState((state) => state.preview)
  const [menu, setMenu] = useState<MenuPoint>()
  const [editing, setEditing] = useState<Editing>()
  const { width, scale, height, pageHeight, stageRef } = useFit()
  const hovering = useRef(0)
  useWheelZoom(stageRef)

  const hover = (event: MouseEvent) => {
    const { clientX, clientY } = event
    if (preview || drag.getState().dragged) return
    cancelAnimationFrame(hovering.current)
    hovering.current = requestAnimationFrame(() => setHovered(builder, blockAt(builder, marks, clientX, clientY)))
  }
  const leave = () => {
    cancelAnimationFrame(hovering.current)
    setHovered(builder, undefined)
  }
  const click = (event: MouseEvent) => {
    if (preview || editing) return
    if (event.detail > 1) return
    choose(builder, blockAt(builder, marks, event.clientX, event.clientY), event)
  }
  const open = (event: MouseEvent) => {
    const id = preview ? undefined : blockAt(builder, marks, event.clientX, event.clientY)
    const block = id === undefined ? undefined : builder.index.entries.get(id)?.block
    if (id === undefined || !block || block.editor?.locked) return
    builder.select([id])
    const found = findText(builder, marks, id, event.clientX, event.clientY)
    if (found?.kind === 'plain') {
      showItem(builder, found)
      setEditing(found)
    } else if (found) scene.onEditField?.(id, found.prop)
  }
  const request = useBuilderState((state) => state.editRequest)
  const answer = useLatest((id: string) => {
    builder.store.setState({ editRequest: undefined })
    const block = builder.index.entries.get(id)?.block
    if (!block) return
    const found = block.editor?.locked ? undefined : findFirstText(builder, marks, id)
    if (found?.kind === 'plain') {
      showItem(builder, found)
      setEditing(found)
    } else scene.onEditField?.(id, found?.prop)
  })
  useEffect(() => {
    if (request !== undefined) answer(request)
  }, [request, answer])
  const endEditing = (by: 'key' | 'blur') => {
    setEditing(undefined)
    if (by === 'key') surface.stage?.querySelector<HTMLElement>('.bfb-surface')?.focus({ preventScroll: true })
  }
  const context = (event: MouseEvent) => {
    if (preview) return
    event.preventDefault()
    const keyboard = event.clientX === 0 && event.clientY === 0
    const id = keyboard ? builder.store.getState().selection.at(-1) : blockAt(builder, marks, event.clientX, event.clientY)
    if (id === undefined) return
    if (!builder.store.getState().selection.includes(id)) builder.select([id])
    const rect = keyboard ? marks.rectOf(id) : undefined
    setMenu({ x: rect ? rect.left + 16 : event.clientX, y: rect ? rect.top + 16 : event.clientY })
  }
  const pick = useCallback(
    ({ x, y }: { x: number; y: number }) => {
      const { preview: looking, selection } = builder.store.getState()
      const id = looking ? undefined : blockAt(builder, marks, x, y)
      if (id === undefined) return undefined
      const ids = selection.includes(id) ? selection : [id]
      const locked = ids.some((one) => builder.index.entries.get(one)?.block.editor?.locked)
      return locked ? undefined : { kind: 'blocks' as const, ids: outermost(builder, ids) }
    },
    [builder, marks],
  )
  return (
    <div className="bfb-stage" ref={stageRef} data-drop-zone="canvas" data-preview={preview || undefined}>
      <DragSurface
        pick={editing ? nothing : pick}
        className="bfb-surface"
        role="application"
        aria-roledescription={messages.role}
        aria-label={messages.help}
        tabIndex={0}
        onMouseMove={hover}
        onMouseLeave={leave}
        onClick={click}
        onDoubleClick={open}
        onContextMenu={context}
      >
        <div className="bfb-holder" style={{ width: width * scale, height }}>
          <section
            className="bfb-scroller"
            // The page itself is inert while editing, so the keyboard scrolls it here.
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable
            tabIndex={0}
            aria-label={messages.page}
            ref={(element) => {
              surface.scroller = element
            }}
            style={{ height: height / scale, scale: scale === 1 ? 'none' : String(scale), width }}
          >
            {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears what links and forms of the page let through */}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link is pressed by keys as a click */}
            <div
              className="bfb-page"
              ref={(element) => {
                surface.page = element
              }}
              inert={!preview}
              onClick={preview ? preventNavigation(scene.services) : undefined}
              onSubmit={preview ? stop : undefined}
              style={{ ['--vh' as string]: `${pageHeight / 100}px`, minHeight: pageHeight }}
            >
              <PageContent />
            </div>
          </section>
        </div>
      </DragSurface>
      {!preview && (
        <Overlay editing={editing !== undefined} onMenu={setMenu}>
          <DropLine />
          <RemoveZone />
          {editing && <TextEditor editing={editing} onDone={endEditing} />}
        </Overlay>
      )}
      <BlockMenu at={menu} onClose={() => setMenu(undefined)} />
    </div>
  )

  /** The size of the stage decides how the page is scaled. */
  function useFit() {
    const stage = useRef<HTMLDivElement>(null)
    const [room, setRoom] = useState({ width: 1280, height: 800 })
    const held = useRef(0)
    const shown = useBuilderState((state) => state.width)
    const zoom = useBuilderState((state) => state.zoom)
    useLayoutEffect(() => {
      const element = stage.current
      if (!element) return
      surface.stage = element
      const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight })
      measure()
      const observer = new ResizeObserver(measure)
      observer.observe(element)
      return () => observer.disconnect()
    }, [])
    const fit = fitPage(shown, zoom, room.width)
    useLayoutEffect(() => builder.store.setState({ scale: fit.scale }), [fit.scale])
    // A sheet that makes room for a drag must not move the page below the hand.
    if (!drag.getState().dragged) held.current = room.height / fit.scale
    return { ...fit, height: room.height, pageHeight: held.current, stageRef: stage }
  }
}

const nothing = () => undefined

/** No link leaves the builder: links of the store go to the app, as views' own do; others open in a new tab. */
const preventNavigation =
  ({ navigate }: BlockServices) =>
  (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const url = link?.getAttribute('href')
    if (!link || !url || event.defaultPrevented || url.startsWith('#')) return
    event.preventDefault()
    if (link.origin === location.origin && link.target !== '_blank') navigate(url)
    else window.open(link.href, '_blank', 'noopener')
  }

/** A form that no view sends by itself is not sent. */
const stop = (event: FormEvent) => event.preventDefault()

/** A carousel does not move at the item whose text is edited. */
function showItem({ store }: Builder, { blockId, path: [, index] }: Editing) {
  if (typeof index === 'number') store.setState({ slide: { blockId, index } })
}

function setHovered({ store }: Builder, hovered: string | undefined) {
  if (store.getState().hovered !== hovered) store.setState({ hovered })
}

/** Selecting toggles (product.md, point 4, Builder); with Shift, Ctrl or ⌘ it adds and takes away. */
function choose(builder: Builder, id: string | undefined, event: MouseEvent) {
  const { selection } = builder.store.getState()
  if (id === undefined) return builder.select([])
  const chosen = selection.includes(id)
  if (event.shiftKey || event.ctrlKey || event.metaKey)
    return builder.select(chosen ? selection.filter((one) => one !== id) : [...selection, id])
  builder.select(chosen && selection.length === 1 ? [] : [id])
}

/** Without the blocks that are inside another one of them, in the order of the page. */
function outermost(builder: Builder, ids: readonly string[]): string[] {
  const chosen = new Set(ids)
  const inside = (id: string): boolean => {
    const parent = builder.index.entries.get(id)?.parent
    return parent !== undefined && (chosen.has(parent) || inside(parent))
  }
  return ids.filter((id) => !inside(id))
}
