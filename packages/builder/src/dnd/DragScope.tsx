import { DndContext, type DragStartEvent, TouchSensor, useDraggable, useSensor, useSensors } from '@dnd-kit/core'
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react'
import { useCanvas } from '../canvas/canvas-context.ts'
import { useBuilder } from '../store/hooks.ts'
import { DragPreview } from './DragPreview.tsx'
import { createDragSession } from './drag-session.ts'
import { type DragSource, DragSourceContext } from './drag-source.ts'
import { createDragStore, DragContext } from './drag-store.ts'
import { WindowMouseSensor } from './window-mouse-sensor.ts'

const none = () => []
/** The builder announces what happens; dnd-kit would announce it in different terms. */
const silent = { onDragStart: mute, onDragMove: mute, onDragOver: mute, onDragEnd: mute, onDragCancel: mute }
function mute() {
  return undefined
}

/**
 * Dragging between palette, canvas and outline: by mouse after 5 px, by touch after a press of 250 ms. Escape and leaving the
 * window cancel.
 */
export function DragScope({ children }: { children: ReactNode }) {
  const builder = useBuilder()
  const { blockElements, canvasElements } = useCanvas()
  const [store] = useState(createDragStore)
  const [dragSource] = useState<DragSource>(() => ({ pick: undefined, listeners: undefined }))
  const session = useMemo(
    () => createDragSession({ builder, blockElements, canvasElements, store }),
    [builder, blockElements, canvasElements, store],
  )
  const sensors = useSensors(
    useSensor(WindowMouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  )
  const start = ({ activatorEvent }: DragStartEvent) => session.start(dragSource.pick, activatorEvent)
  return (
    <DragContext value={store}>
      <DndContext
        sensors={sensors}
        autoScroll={false}
        collisionDetection={none}
        accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
        onDragStart={start}
        onDragEnd={session.end}
        onDragCancel={session.cancel}
      >
        <DragHandleBridge dragSource={dragSource} />
      </DndContext>
      <DragSourceContext value={dragSource}>{children}</DragSourceContext>
      <DragPreview />
    </DragContext>
  )
}

/** The only draggable of dnd-kit. */
function DragHandleBridge({ dragSource }: { dragSource: DragSource }) {
  const { listeners } = useDraggable({ id: 'drag-source' })
  useLayoutEffect(() => {
    dragSource.listeners = listeners
  }, [dragSource, listeners])
  return null
}
