import type { PageBlock } from '@blockfront/engine/render'
import { TriangleAlert } from 'lucide-react'
import { useBuilder } from '../../store/hooks.ts'
import { messages } from '../messages.ts'

/** Replaces a block that threw an error while it rendered. The block renders again when one of its settings changes. */
export function FailureCard({ block, error }: { block: PageBlock; error: Error }) {
  const title = useBuilder().blocks[block.type]?.title ?? block.type
  return (
    <div className="bfb-card bfb-card--failed" role="alert">
      <TriangleAlert size={20} aria-hidden />
      <p className="bfb-card__title">{messages.failed.title(title)}</p>
      <p>{error.message}</p>
      <p>{messages.failed.help}</p>
    </div>
  )
}
