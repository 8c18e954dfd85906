import { CircleHelp } from 'lucide-react'
import { useBuilderState } from '../store/hooks.ts'

/** Stands for a block whose type is not known here. It can be moved and deleted; shoppers, and the preview, see nothing (blocks.md, "The stored format"). */
export function UnknownCard({ type }: { type: string }) {
  const preview = useBuilderState((state) => state.preview)
  if (preview) return null
  return (
    <div className="bfb-card">
      <CircleHelp size={20} aria-hidden />
      <p className="bfb-card__title">{type || 'Unknown block'}</p>
      <p>This block is not known here. It is kept unchanged, and shoppers don’t see it.</p>
    </div>
  )
}
