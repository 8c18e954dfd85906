import { DragSurface } from '../dnd/DragSurface.tsx'
import { DropLine } from '../dnd/DropLine.tsx'
import { RemoveZone } from '../dnd/RemoveZone.tsx'
import { useBuilderState } from '../store/hooks.ts'
import { BlockMenu } from '../toolbar/BlockMenu.tsx'
import { useBlockSelection, useContextMenu, usePickBlocks } from './block/use-block-pointer.ts'
import { messages } from './messages.ts'
import { Overlay } from './overlay/Overlay.tsx'
import { PageViewport } from './PageViewport.tsx'
import { TextEditor } from './text/TextEditor.tsx'
import { useTextEditing } from './text/use-text-editing.ts'
import { usePageScale } from './use-page-scale.ts'
import { useWheelZoom } from './use-wheel-zoom.ts'

/** The page as shoppers will see it, in the width of a real device, with the controls that edit it drawn over it. */
export function Canvas() {
  const preview = useBuilderState((state) => state.preview)
  const { size, stageRef } = usePageScale()
  useWheelZoom(stageRef)
  const { editing, startAt, end } = useTextEditing()
  const selection = useBlockSelection({ disabled: editing !== undefined })
  const { menu, setMenu, onContextMenu } = useContextMenu()
  const pick = usePickBlocks()
  return (
    <div className="bfb-stage" ref={stageRef} data-drop-zone="canvas" data-preview={preview || undefined}>
      <DragSurface
        pick={editing ? pickNothing : pick}
        className="bfb-surface"
        role="application"
        aria-roledescription={messages.role}
        aria-label={messages.help}
        tabIndex={0}
        {...selection}
        onDoubleClick={startAt}
        onContextMenu={onContextMenu}
      >
        <PageViewport size={size} preview={preview} />
      </DragSurface>
      {!preview && (
        <Overlay editing={editing !== undefined} onMenu={setMenu}>
          <DropLine />
          <RemoveZone />
          {editing && <TextEditor editing={editing} onDone={end} />}
        </Overlay>
      )}
      <BlockMenu at={menu} onClose={() => setMenu(undefined)} />
    </div>
  )
}

const pickNothing = () => undefined
