import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { useBuilderState } from '../../store/hooks.ts'
import { useCanvas } from '../canvas-context.ts'

/** Shows where an empty slot is while the page is edited. The preview and the online store show nothing. */
export function EmptySlot({ id, name, title }: { id: string; name: string; title: string }) {
  const { blockElements } = useCanvas()
  const preview = useBuilderState((state) => state.preview)
  const ref = useMemo(() => blockElements.emptySlotRef(id, name), [blockElements, id, name])
  if (preview) return null
  return (
    <div ref={ref} className="bfb-empty-slot">
      <Plus size={16} aria-hidden />
      {title}
    </div>
  )
}
