import { IconButton } from '@blockfront/ui'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import '../parts.css'
import { messages } from '../messages.ts'
import type { Selection } from './selection.ts'

/** Actions for the selected rows of a list. Visible while any row is selected. */
export function BulkBar({ selection, children }: { selection: Selection; children: ReactNode }) {
  if (selection.keys.length === 0) return null
  return (
    <div className="float-bar" role="toolbar" aria-label={messages.bulk}>
      <IconButton label={messages.clearSelection} onClick={selection.clear}>
        <X size={14} />
      </IconButton>
      <span className="float-bar__text" role="status">
        {messages.selected(selection.keys.length)}
      </span>
      {children}
    </div>
  )
}
