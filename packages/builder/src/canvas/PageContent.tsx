import { AREAS, areasIn, isForGlobals } from '@blockfront/engine'
import { PageRoot } from '@blockfront/engine/render'
import { EmptyState } from '@blockfront/ui'
import { LayoutTemplate } from 'lucide-react'
import { Fragment, type ReactNode, useMemo } from 'react'
import { useAreaContents, useBuilder, useBuilderState } from '../store/hooks.ts'
import { PAGE } from './block/block-elements.ts'
import { CanvasList } from './block/CanvasBlock.tsx'
import { EmptySlot } from './block/EmptySlot.tsx'
import { FailureCard } from './block/FailureCard.tsx'
import { useCanvas } from './canvas-context.ts'
import { canvasServices } from './canvas-services.ts'
import { messages } from './messages.ts'
import { useBreakpoints } from './use-breakpoints.ts'
import { useThemeProperties } from './use-theme-properties.ts'

/** The page: the blocks of each area, where the app renders it. */
export function PageContent() {
  const { blocks } = useBuilder()
  const { views, services, dir } = useCanvas()
  const theme = useThemeProperties()
  const preview = useBuilderState((state) => state.preview)
  const isEmpty = useBuilderState((state) => state.document.content.length === 0)
  const breakpoints = useBreakpoints()
  const shown = useMemo(
    () => ({ ...(preview ? services : canvasServices(services)), breakpoints }),
    [preview, services, breakpoints],
  )
  const areas = useAreaContents()
  const rendered = useMemo(() => {
    const [main] = areasIn(blocks, 'content')
    return areas.map(({ name, title, ids }): [string, ReactNode] => {
      if (ids.length > 0) return [name, <CanvasList key={name} ids={ids} />]
      if (preview || isForGlobals(blocks, name)) return [name, undefined]
      if (isEmpty && name === main?.name) return [name, <EmptyPage key={name} name={name} />]
      return [name, <EmptySlot key={name} id={PAGE} name={name} title={title} />]
    })
  }, [areas, blocks, isEmpty, preview])
  const View = blocks[AREAS]?.View
  return (
    <PageRoot views={views} services={shown} theme={theme} dir={dir} Failure={FailureCard}>
      {View ? (
        <View areas={Object.fromEntries(rendered)} />
      ) : (
        rendered.map(([name, list]) => <Fragment key={name}>{list}</Fragment>)
      )}
    </PageRoot>
  )
}

function EmptyPage({ name }: { name: string }) {
  const { blockElements } = useCanvas()
  const ref = useMemo(() => blockElements.emptySlotRef(PAGE, name), [blockElements, name])
  return (
    <div ref={ref} className="bfb-empty ui-root">
      <EmptyState icon={<LayoutTemplate size={20} />} title={messages.empty.title}>
        {messages.empty.help}
      </EmptyState>
    </div>
  )
}
