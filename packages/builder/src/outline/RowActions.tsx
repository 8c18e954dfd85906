import { type DocumentBlock, setEditorMetadata } from '@blockfront/engine'
import { IconButton } from '@blockfront/ui'
import { Eye, EyeOff, Lock, LockOpen } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { messages as commandMessages } from '../commands/messages.ts'
import { nameOf } from '../commands/selection/selected.ts'
import { useBuilder } from '../store/hooks.ts'
import { messages } from './messages.ts'

/** The buttons of a row that lock and hide its block. They render again only when the block's label changes, not when its row moves. */
export const RowActions = /* @__PURE__ */ memo(function RowActions({ id, block }: { id: string; block: DocumentBlock }) {
  const builder = useBuilder()
  const { hidden = false, locked = false } = block.editor ?? {}
  const set = (name: 'hidden' | 'locked', on: boolean) => {
    const { hidden, shown, locked, unlocked } = commandMessages
    const announced = name === 'hidden' ? (on ? hidden : shown) : on ? locked : unlocked
    const change = setEditorMetadata(builder.store.getState().document, { id, notes: { [name]: on } })
    builder.apply(change, { say: announced(nameOf(builder, id)) })
  }
  return (
    <span className="bfb-row__actions">
      <Toggle label={locked ? messages.unlock : messages.lock} on={locked} onToggle={() => set('locked', !locked)}>
        {locked ? <Lock size={13} /> : <LockOpen size={13} />}
      </Toggle>
      <Toggle label={hidden ? messages.show : messages.hide} on={hidden} onToggle={() => set('hidden', !hidden)}>
        {hidden ? <EyeOff size={13} /> : <Eye size={13} />}
      </Toggle>
    </span>
  )
})

interface ToggleProps {
  label: string
  on: boolean
  onToggle: () => void
  children: ReactNode
}

const Toggle = ({ label, on, onToggle, children }: ToggleProps) => (
  <IconButton
    label={label}
    size="small"
    plain
    tabIndex={-1}
    data-on={on || undefined}
    onClick={(event) => {
      event.stopPropagation()
      onToggle()
    }}
  >
    {children}
  </IconButton>
)
