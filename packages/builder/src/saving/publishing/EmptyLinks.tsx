import { emptyLinks } from '@blockfront/engine'
import { Button, Notice } from '@blockfront/ui'
import { useMemo } from 'react'
import { useCanvas } from '../../canvas/canvas-context.ts'
import { blockNameOf } from '../../commands/selection/selected.ts'
import { useBuilder, useBuilderState } from '../../store/hooks.ts'
import { messages } from '../messages.ts'
import { useSaver } from '../saver/use-saver.ts'

/** The most links that the warning names. */
const NAMED = 5

/** Warns about links and buttons without a URL, with a button that opens the first one. Publishing stays possible. */
export function EmptyLinks() {
  const saver = useSaver()
  const builder = useBuilder()
  const { onEditField } = useCanvas()
  const document = useBuilderState((state) => state.document)
  const links = useMemo(() => emptyLinks(document, builder.blocks), [document, builder])
  const [first] = links
  if (!first) return null
  const edit = () => {
    saver.open(undefined)
    builder.select([first.block.id])
    onEditField?.(first.block.id, first.path.split('.')[0] ?? '')
  }
  return (
    <Notice tone="warning" title={messages.publish.emptyLinks(links.length)}>
      {messages.publish.emptyLinksHelp}
      <ul className="bfv-wrong">
        {links.slice(0, NAMED).map(({ block, path, labels }) => (
          <li key={`${block.id} ${path}`}>{[blockNameOf(builder, block), ...labels].join(' › ')}</li>
        ))}
      </ul>
      <Button size="small" onClick={edit}>
        {messages.publish.editLink}
      </Button>
    </Notice>
  )
}
