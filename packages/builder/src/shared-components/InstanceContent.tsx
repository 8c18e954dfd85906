import { expandComponents, instanceOf, type KnownBlock } from '@blockfront/engine'
import { BlockList, BlockOutlet, type PageBlock } from '@blockfront/engine/render'
import { Component as ComponentIcon } from 'lucide-react'
import { useMemo } from 'react'
import { useCanvas } from '../canvas/canvas-context.ts'
import { useDocumentData } from '../canvas/use-document-data.ts'
import { useBuilder, useBuilderState } from '../store/hooks.ts'
import { useTokenNames } from '../text-tokens/use-token-names.ts'
import { messages } from './messages.ts'
import { useComponents } from './use-components.ts'

/** The blocks of a shared component on the canvas, with the values of this page. */
export function InstanceContent({ block }: { block: KnownBlock }) {
  const { blocks } = useBuilder()
  const { components } = useCanvas()
  const { status, contents } = useComponents()
  const { componentId = '' } = instanceOf(blocks, block) ?? {}
  const isKnown = Object.hasOwn(contents, componentId)
  // Hidden blocks and widths are those of the block itself, which the canvas draws around this.
  const document = useMemo(() => {
    const { editor: _editor, ...plain } = block
    return expandComponents({ content: [plain], globalContent: [] }, blocks, contents)
  }, [blocks, block, contents])
  const withNames = useTokenNames()
  const shown = useMemo(() => document.content.map(withNames), [document, withNames])
  const data = useDocumentData(document)
  if (components?.isComponent) return <Card {...messages.nested} />
  if (isKnown) return <BlockList blocks={shown as unknown as PageBlock[]} data={data} />
  return components && status === 'ready' ? <Card {...messages.missing} /> : <BlockOutlet block={block as PageBlock} />
}

function Card({ title, help }: { title: string; help: string }) {
  const preview = useBuilderState((state) => state.preview)
  if (preview) return null
  return (
    <div className="bfb-card">
      <ComponentIcon size={20} aria-hidden />
      <p className="bfb-card__title">{title}</p>
      <p>{help}</p>
    </div>
  )
}
