import { IconButton } from '@blockfront/ui'
import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { useCanvas } from '../../canvas/canvas-context.ts'
import { useDrag } from '../../dnd/drag-store.ts'
import { messages } from '../messages.ts'
import { type Side, useNarrow } from '../workspace-layout.ts'
import { Separator } from './Separator.tsx'

export interface SidePanelProps {
  id: string
  title: string
  side: Side
  onClose: () => void
  /** Next to the title. */
  actions?: ReactNode
  /** The content has its own scrolling. */
  flush?: boolean
  children: ReactNode
}

const WRITES = 'input, textarea, [contenteditable="true"], .ui-rich'

/**
 * A panel next to the canvas; in a narrow window a sheet over its lower part. Escape closes the sheet, or moves the focus from a
 * panel's field back to the canvas.
 */
export function SidePanel({ id, title, side, onClose, actions, flush, children }: SidePanelProps) {
  const narrow = useNarrow()
  const { canvasElements } = useCanvas()
  // Hides the sheet during a drag, because it covers the drop position.
  const away = useDrag(({ dragged }) => dragged?.kind === 'new') && narrow
  const element = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const sheet = element.current
    if (!narrow || !sheet) return
    const before = document.activeElement
    sheet.focus({ preventScroll: true })
    return () => {
      if (sheet.contains(document.activeElement) && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [narrow])
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
    if (narrow) {
      event.preventDefault()
      onClose()
    } else if (event.target instanceof Element && event.target.closest(WRITES) && canvasElements.stage) {
      // Leaves the field, whose text is already stored. The next Escape goes to the canvas.
      event.preventDefault()
      canvasElements.stage.querySelector<HTMLElement>('.bfb-surface')?.focus({ preventScroll: true })
    }
  }
  return (
    <section
      ref={element}
      id={id}
      className="bfs-panel"
      data-side={side}
      data-away={away || undefined}
      aria-label={title}
      tabIndex={narrow ? -1 : undefined}
      onKeyDown={key}
    >
      <div className="bfs-panel__head">
        <h2 className="bfs-panel__title">{title}</h2>
        <span className="bfs-panel__actions">{actions}</span>
        <IconButton label={messages.closePanel(title)} plain onClick={onClose}>
          <X size={16} />
        </IconButton>
      </div>
      <div className="bfs-panel__body" data-flush={flush || undefined}>
        {children}
      </div>
      {!narrow && <Separator side={side} controls={id} onFold={onClose} />}
    </section>
  )
}
