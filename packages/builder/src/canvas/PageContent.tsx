import { PageRoot } from '@blockfront/engine/render'
import { EmptyState } from '@blockfront/ui'
import { LayoutTemplate } from 'lucide-react'
import { useMemo } from 'react'
import { useBuilder, useBuilderState, useChildIds } from '../store/hooks.ts'
import { isFooter } from '../store/page-order.ts'
import { CanvasList } from './block/CanvasBlock.tsx'
import { FailureCard } from './block/FailureCard.tsx'
import { useCanvas } from './canvas-context.ts'
import { canvasServices } from './canvas-services.ts'
import { messages } from './messages.ts'
import { useThemeProperties } from './use-theme-properties.ts'

/** The page: the store's header, the page's blocks, the store's footer. */
export function PageContent() {
  const builder = useBuilder()
  const { views, services, dir } = useCanvas()
  const theme = useThemeProperties()
  const preview = useBuilderState((state) => state.preview)
  const quiet = useMemo(() => canvasServices(services), [services])
  const content = useChildIds(PAGE)
  const shared = useChildIds(STORE)
  const { header, footer } = useMemo(
    () => ({
      header: shared.filter((id) => !isFooter(builder, id)),
      footer: shared.filter((id) => isFooter(builder, id)),
    }),
    [builder, shared],
  )
  return (
    <PageRoot views={views} services={preview ? services : quiet} theme={theme} dir={dir} Failure={FailureCard}>
      <CanvasList ids={header} />
      <CanvasList ids={content} />
      {content.length === 0 && !preview && <EmptyPage />}
      <CanvasList ids={footer} />
    </PageRoot>
  )
}

const PAGE = { top: 'content' } as const
const STORE = { top: 'globalContent' } as const

function EmptyPage() {
  return (
    <div className="bfb-empty ui-root">
      <EmptyState icon={<LayoutTemplate size={20} />} title={messages.empty.title}>
        {messages.empty.help}
      </EmptyState>
    </div>
  )
}
