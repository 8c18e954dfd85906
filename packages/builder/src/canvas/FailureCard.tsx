import type { PageBlock } from '@blockfront/engine/render'
import { TriangleAlert } from 'lucide-react'
import { useBuilder } from '../store/hooks.ts'

/** Stands for a block that threw while it was drawn. It is tried again when one of its settings changes. */
export function FailureCard({ block, error }: { block: PageBlock; error: Error }) {
  const title = useBuilder().blocks[block.type]?.title ?? block.type
  return (
    <div className="bfb-card bfb-card--failed" role="alert">
      <TriangleAlert size={20} aria-hidden />
      <p className="bfb-card__title">{title} could not be drawn</p>
      <p>{error.message}</p>
      <p>The rest of the page works. Change its settings, undo, or delete it.</p>
    </div>
  )
}
