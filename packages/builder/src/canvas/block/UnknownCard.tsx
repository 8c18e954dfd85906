import { CircleHelp } from 'lucide-react'
import { useBuilderState } from '../../store/hooks.ts'
import { messages } from '../messages.ts'

/**
 * Replaces a block of an unknown type. It can be moved and deleted. Shoppers and the preview see nothing (blocks.md, "The stored
 * format").
 */
export function UnknownCard({ type }: { type: string }) {
  const preview = useBuilderState((state) => state.preview)
  if (preview) return null
  return (
    <div className="bfb-card">
      <CircleHelp size={20} aria-hidden />
      <p className="bfb-card__title">{type || messages.unknown.title}</p>
      <p>{messages.unknown.help}</p>
    </div>
  )
}
