import { updateProps } from '@blockfront/engine'
import { blocks } from '@blockfront/engine/blocks'
import { useBlock, useBuilder, useBuilderState } from '@blockfront/engine/builder'
import { type FormHost, Panel } from '@blockfront/engine/form'
import { EmptyState } from '@blockfront/engine/ui'
import { MousePointerClick } from 'lucide-react'
import { useMemo } from 'react'

/** The panel of the selected block, generated from its schema. */
export function PropertyPanel() {
  const id = useBuilderState(({ selection }) => (selection.length === 1 ? selection[0] : undefined))
  return id ? (
    <BlockPanel key={id} id={id} />
  ) : (
    <EmptyState icon={<MousePointerClick size={20} />} title="Nothing selected">
      Click a block on the page. Its settings show here.
    </EmptyState>
  )
}

function BlockPanel({ id }: { id: string }) {
  const builder = useBuilder()
  const block = useBlock(id)
  const width = useBuilderState((state) => state.width)
  const replaced = useBuilderState((state) => state.replaced[id])
  const host = useMemo<FormHost>(
    () => ({
      onItemOpen: (path, index) => {
        if (path === 'slides') builder.store.setState({ slide: { blockId: id, index } })
      },
    }),
    [builder, id],
  )
  const type = block && blocks[block.type]
  if (!block || !type || block.contentType === 'unknown')
    return <EmptyState title="This block is not understood here">It can be moved and deleted, and is kept as it is.</EmptyState>
  const change = (props: Record<string, unknown>) => {
    const { document } = builder.store.getState()
    builder.apply(updateProps(document, blocks, { id, props }), { field: `${id}.${Object.keys(props).join()}` })
  }
  return (
    <Panel
      block={type}
      value={block.props}
      onChange={change}
      width={width}
      onWidthChange={(value) => builder.store.setState({ width: value })}
      replaced={replaced}
      disabled={block.editor?.locked}
      host={host}
    />
  )
}
