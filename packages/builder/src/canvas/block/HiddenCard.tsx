import { EyeOff } from 'lucide-react'
import { nameOf } from '../../commands/selection/selected.ts'
import { useBuilder, useBuilderState } from '../../store/hooks.ts'
import { messages } from '../messages.ts'
import { useBlockLabel } from './use-block.ts'

/** A placeholder for a hidden block while the page is edited. The preview and the online store show nothing. */
export function HiddenCard({ id }: { id: string }) {
  const builder = useBuilder()
  const preview = useBuilderState((state) => state.preview)
  useBlockLabel(id)
  if (preview) return null
  return (
    <div className="bfb-card bfb-card--hidden">
      <EyeOff size={16} aria-hidden />
      {messages.hidden(nameOf(builder, id))}
    </div>
  )
}
