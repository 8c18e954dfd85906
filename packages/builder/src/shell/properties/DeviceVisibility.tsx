import { combine, setEditorMetadata, WIDTHS, type Width } from '@blockfront/engine'
import { IconButton } from '@blockfront/ui'
import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { useId } from 'react'
import { useAnnotatedBlocks, useBuilder } from '../../store/hooks.ts'
import { messages } from '../messages.ts'

const icons = { desktop: Monitor, tablet: Tablet, mobile: Smartphone }

/** Whether blocks are shown on desktop, tablet and mobile: one switch for each. Locked and unknown blocks stay unchanged. */
export function DeviceVisibility({ ids }: { ids: readonly string[] }) {
  const builder = useBuilder()
  const id = useId()
  const blocks = useAnnotatedBlocks(ids)
  const open = blocks.filter(({ contentType, editor }) => contentType !== 'unknown' && !editor?.locked)
  const isShown = (width: Width) => blocks.every(({ editor }) => !editor?.hiddenOn?.includes(width))
  const toggle = (width: Width) => {
    const show = !isShown(width)
    const change = combine(
      builder.store.getState().document,
      ...open.map((block) => (document: Parameters<typeof setEditorMetadata>[0]) => {
        const before = block.editor?.hiddenOn ?? []
        const hiddenOn = WIDTHS.filter((one) => (one === width ? !show : before.includes(one)))
        return setEditorMetadata(document, { id: block.id, notes: { hiddenOn } })
      }),
    )
    builder.apply(change, { say: (show ? messages.selection.shownOn : messages.selection.hiddenOn)[width] })
  }
  return (
    <div className="bfs-devices">
      <span id={id} className="ui-field__label">
        {messages.selection.showOn}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend, which cannot be next to its buttons */}
      <div role="group" aria-labelledby={id} className="bfs-devices__buttons">
        {WIDTHS.map((width) => {
          const Icon = icons[width]
          return (
            <IconButton
              key={width}
              label={messages.widths[width]}
              size="small"
              aria-pressed={isShown(width)}
              disabled={open.length === 0}
              onClick={() => toggle(width)}
            >
              <Icon size={14} />
            </IconButton>
          )
        })}
      </div>
      {WIDTHS.every((width) => !isShown(width)) && <p className="bfs-devices__note">{messages.selection.nowhere}</p>}
    </div>
  )
}
