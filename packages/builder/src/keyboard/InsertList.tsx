import { sameJson } from '@blockfront/engine'
import { usePortal } from '@blockfront/ui'
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { type CanvasElements, useCanvas } from '../canvas/canvas-context.ts'
import type { DropTarget } from '../dnd/drop-target.ts'
import { useSections } from '../sections/section-entries.ts'
import { useSectionTemplates } from '../sections/use-section-templates.ts'
import { useComponentEntries } from '../shared-components/use-components.ts'
import type { Builder } from '../store/builder-store.ts'
import { useBuilder, useBuilderState } from '../store/hooks.ts'
import { ChoiceSearch } from './ChoiceSearch.tsx'
import { choicesOf } from './choices.ts'
import { type ListAnchor, type ListPlace, listPlace } from './list-place.ts'
import { messages } from './messages.ts'

/** Closes the list. Without effect if another dialog is open. */
export function closeInsertList({ store }: Builder): void {
  if (store.getState().dialog === 'insert') store.setState({ dialog: undefined, insertAt: undefined, gap: undefined })
}

/**
 * The searchable list of blocks to insert: next to the plus between two blocks, or in the middle of the window. It is not modal, because a
 * modal dialog makes the browser compute the style of the whole page when it opens and when it closes. Escape, a click elsewhere and
 * a focus elsewhere close it.
 */
export function InsertList() {
  const isOpen = useBuilderState((state) => state.dialog === 'insert')
  return isOpen ? <OpenList /> : null
}

function OpenList() {
  const builder = useBuilder()
  const portal = usePortal()
  const { entries: blockEntries } = useCanvas()
  const { entries: sections } = useSections()
  const { entries: templates } = useSectionTemplates()
  const components = useComponentEntries()
  const [{ insertAt, gap }] = useState(() => builder.store.getState())
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  // The page does not change while the list is open. Sections may be loaded then.
  const choices = useMemo(() => {
    const entries = [...blockEntries, ...components, ...sections, ...templates]
    return choicesOf(builder, { entries, blocksOnly: true, ...(insertAt && { at: insertAt }) })
  }, [builder, blockEntries, components, sections, templates, insertAt])
  const line = insertAt && gap?.line
  const style = usePlace(list, line)
  const giveBack = useFocus(field)
  useClickElsewhere(list)
  const close = () => closeInsertList(builder)
  return createPortal(
    <div
      ref={list}
      role="dialog"
      aria-label={messages.palette.insertTitle}
      className="ui-float ui-dialog bfb-commands"
      data-place={line ? 'line' : 'window'}
      style={style}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
      onBlur={({ relatedTarget, currentTarget }: FocusEvent) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget) && !isPlus(relatedTarget)) close()
      }}
    >
      <ChoiceSearch
        choices={choices}
        label={messages.palette.searchBlocks}
        placeholder={messages.palette.insertPlaceholder}
        inputRef={field}
        onChoose={(choice) => {
          // Before the page changes, when this costs no layout, and removing the list moves no focus.
          giveBack()
          close()
          choice.run()
        }}
      />
    </div>,
    portal ?? document.body,
  )
}

/** The plus closes the list itself. */
const isPlus = (target: EventTarget | null) => target instanceof Element && target.closest('.bfb-gap') !== null

/**
 * Keeps the list next to the middle of a line of the page, also when the page scrolls. Returns the list's first position as a style, which is
 * measured before the list is in the document, when this costs no layout. Without a line, the style sheet places the list.
 */
function usePlace(list: RefObject<HTMLElement | null>, line: DropTarget['line'] | undefined): CSSProperties | undefined {
  const { canvasElements, overlayTracker } = useCanvas()
  const [first] = useState(() => line && placeOf(line, canvasElements))
  useLayoutEffect(() => {
    if (!line) return
    let before = first
    return overlayTracker.track(() => {
      const place = placeOf(line, canvasElements)
      if (!place || (before && sameJson(place, before))) return undefined
      before = place
      return () => list.current && Object.assign(list.current.style, styleOf(place))
    })
  }, [list, line, canvasElements, overlayTracker, first])
  return useMemo(() => first && styleOf(first), [first])
}

function placeOf(line: DropTarget['line'], canvasElements: CanvasElements): ListPlace | undefined {
  const anchor = anchorOf(line, canvasElements)
  return anchor && listPlace(anchor, { width: window.innerWidth, height: window.innerHeight })
}

const styleOf = ({ left, top, bottom, width, maxHeight }: ListPlace) => ({
  left: `${left}px`,
  top: top === undefined ? 'auto' : `${top}px`,
  bottom: bottom === undefined ? 'auto' : `${bottom}px`,
  width: `${width}px`,
  maxHeight: `${maxHeight}px`,
})

/** The middle of a line, in the window. */
function anchorOf({ x, y, length, axis }: DropTarget['line'], { page }: CanvasElements): ListAnchor | undefined {
  const from = page?.getBoundingClientRect()
  const [right, down] = axis === 'horizontal' ? [length / 2, 0] : [0, length / 2]
  return from && { x: from.left + x + right, y: from.top + y + down }
}

/**
 * Focuses the field. Gives the focus back when the list closes: to the canvas if the element before is the plus, or gone. Returns a function
 * that gives it back earlier.
 */
function useFocus(field: RefObject<HTMLElement | null>): () => void {
  const { canvasElements } = useCanvas()
  const [before] = useState(() => document.activeElement)
  const giveBack = useCallback(() => {
    const isKept = before instanceof HTMLElement && before !== document.body && before.isConnected && !isPlus(before)
    const next = isKept ? before : canvasElements.stage?.querySelector<HTMLElement>('.bfb-surface')
    next?.focus({ preventScroll: true })
  }, [before, canvasElements])
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true })
    return () => {
      // Focusing computes the layout of the page, which is known after the next frame.
      requestAnimationFrame(() => setTimeout(() => document.activeElement === document.body && giveBack()))
    }
  }, [field, giveBack])
  return giveBack
}

function useClickElsewhere(list: RefObject<HTMLElement | null>) {
  const builder = useBuilder()
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !list.current?.contains(target) && !isPlus(target)) closeInsertList(builder)
    }
    document.addEventListener('pointerdown', onPointerDown, true)
    return () => document.removeEventListener('pointerdown', onPointerDown, true)
  }, [list, builder])
}
