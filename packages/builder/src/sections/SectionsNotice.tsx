import { Delayed, Skeleton } from '@blockfront/ui'
import { useCanvas } from '../canvas/canvas-context.ts'
import { LoadFailed } from '../LoadFailed.tsx'
import { messages } from './messages.ts'
import { useSections } from './section-entries.ts'
import { useSectionTemplates } from './use-section-templates.ts'

/** Shows that the saved sections are loading, or why they could not be loaded. */
export function SectionsNotice() {
  const { sections } = useCanvas()
  const { status, message } = useSections()
  if (status === 'failed') return <LoadFailed title={messages.failed} message={message} onRetry={() => void sections?.load()} />
  if (status !== 'loading') return null
  return (
    <Delayed>
      <div role="status" aria-label={messages.loading}>
        <Skeleton height={72} />
      </div>
    </Delayed>
  )
}

/** Shows why the section templates could not be loaded. */
export function SectionTemplatesNotice() {
  const { sectionTemplates } = useCanvas()
  const { status, message } = useSectionTemplates()
  if (status !== 'failed') return null
  return <LoadFailed title={messages.templates.failed} message={message} onRetry={() => void sectionTemplates?.load()} />
}
