import { IconButton } from '@blockfront/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useBuilder } from '../store/hooks.ts'
import type { PaletteEntry } from './entry.ts'
import { insertEntry } from './insert-entry.ts'
import { messages } from './messages.ts'
import { Thumbnail } from './Thumbnail.tsx'

/** The section templates of one purpose. It shows one of them, and buttons to the previous and the next one. */
export function TemplateCard({ templates }: { templates: readonly PaletteEntry[] }) {
  const builder = useBuilder()
  const [at, setAt] = useState(0)
  // A search shows fewer templates.
  const index = Math.min(at, templates.length - 1)
  const entry = templates[index]
  const purpose = entry?.section?.purpose
  if (!entry || !purpose) return null
  const step = (by: number) => setAt((index + by + templates.length) % templates.length)
  return (
    <li className="bfb-entry bfb-entry--template" data-entry={entry.key} title={purpose.description}>
      <Thumbnail key={entry.key} entry={entry} />
      <button type="button" className="bfb-entry__name" onClick={() => insertEntry(builder, entry)}>
        <span>
          <strong>{purpose.title}</strong> <span className="bfb-entry__variant">{entry.title}</span>
        </span>
      </button>
      {templates.length > 1 && (
        <span className="bfb-entry__variants">
          <IconButton label={messages.variants.previous(purpose.title)} size="small" plain onClick={() => step(-1)}>
            <ChevronLeft size={14} className="bfb-entry__arrow" />
          </IconButton>
          <span aria-live="polite">
            <span className="ui-hidden">{entry.title}, </span>
            {messages.variants.count(index + 1, templates.length)}
          </span>
          <IconButton label={messages.variants.next(purpose.title)} size="small" plain onClick={() => step(1)}>
            <ChevronRight size={14} className="bfb-entry__arrow" />
          </IconButton>
        </span>
      )}
    </li>
  )
}
