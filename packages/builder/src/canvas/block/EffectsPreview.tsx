import type { EditorMetadata } from '@blockfront/engine'
import { useEffect } from 'react'
import { useBuilderState } from '../../store/hooks.ts'
import { useCanvas } from '../canvas-context.ts'

/** Marks the elements of a block with its effects in preview. While the page is edited, nothing moves under the pointer. */
export function EffectsPreview({ id, appear, hover }: { id: string } & Pick<EditorMetadata, 'appear' | 'hover'>) {
  const preview = useBuilderState((state) => state.preview)
  const { blockElements } = useCanvas()
  const effects = [appear, hover].filter(Boolean).join(' ')
  useEffect(() => {
    if (!preview) return
    const elements = blockElements.elementsOf(id)
    for (const element of elements) element.setAttribute('data-effect', effects)
    return () => {
      for (const element of elements) element.removeAttribute('data-effect')
    }
  }, [preview, effects, id, blockElements])
  return null
}
