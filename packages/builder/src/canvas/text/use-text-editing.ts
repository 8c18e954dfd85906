import { updateProps } from '@blockfront/engine'
import { useLatest } from '@blockfront/engine/form'
import { type MouseEvent, useEffect, useState } from 'react'
import type { Builder } from '../../store/builder-store.ts'
import { useBuilder, useBuilderState } from '../../store/hooks.ts'
import { blockAt } from '../block/block-at.ts'
import { useCanvas } from '../canvas-context.ts'
import { type FoundImage, findImage } from './find-image.ts'
import { type FoundText, findFirstText, findText, withText } from './find-text.ts'
import type { Editing } from './TextEditor.tsx'

/** Starts and ends the editing of a text on the page: by double-click, or when a command sets `editRequest`. */
export function useTextEditing() {
  const builder = useBuilder()
  const { blockElements, canvasElements, onEditField, pickImage } = useCanvas()
  const [editing, setEditing] = useState<Editing>()
  const request = useBuilderState((state) => state.editRequest)

  /** Edits the text on the page, or its field in the panel where the page cannot. */
  const edit = (blockId: string, found: FoundText | undefined) => {
    if (found?.kind !== 'plain') return onEditField?.(blockId, found?.prop)
    showItem(builder, found)
    setEditing(found)
  }
  const startAt = ({ clientX, clientY }: MouseEvent) => {
    const id = builder.store.getState().preview ? undefined : blockAt(builder, blockElements, clientX, clientY)
    const block = id === undefined ? undefined : builder.index.entries.get(id)?.block
    if (id === undefined || !block || block.editor?.locked) return
    builder.select([id])
    const found = findText(builder, blockElements, id, clientX, clientY)
    if (found) return edit(id, found)
    const image = findImage(builder, blockElements, id, clientX, clientY)
    if (image) void replaceImage(image)
  }
  /** Lets the owner choose another image; in an app without a picker, opens the field in the panel. */
  const replaceImage = async ({ blockId, path }: FoundImage) => {
    const prop = String(path[0])
    const url = pickImage ? await pickImage() : onEditField?.(blockId, prop)
    const { document } = builder.store.getState()
    const block = builder.index.entries.get(blockId)?.block
    if (!url || !block) return
    const value = withText(block.props[prop], path.slice(1), url)
    builder.apply(updateProps(document, builder.blocks, { id: blockId, props: { [prop]: value } }), { select: [blockId] })
  }
  const startRequested = useLatest((id: string) => {
    builder.store.setState({ editRequest: undefined })
    const block = builder.index.entries.get(id)?.block
    if (block) edit(id, block.editor?.locked ? undefined : findFirstText(builder, blockElements, id))
  })
  useEffect(() => {
    if (request !== undefined) startRequested(request)
  }, [request, startRequested])
  const end = (by: 'key' | 'blur') => {
    setEditing(undefined)
    if (by === 'key') canvasElements.stage?.querySelector<HTMLElement>('.bfb-surface')?.focus({ preventScroll: true })
  }
  return { editing, startAt, end }
}

/** A carousel does not move away from the item whose text is edited. */
function showItem({ store }: Builder, { blockId, path: [, index] }: Editing) {
  if (typeof index === 'number') store.setState({ slide: { blockId, index } })
}
