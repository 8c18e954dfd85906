import { Button, Delayed, Notice, Skeleton } from '@blockfront/ui'
import { useCanvas } from '../canvas/canvas-context.ts'
import { messages } from './messages.ts'
import { useSections } from './section-entries.ts'
import { useSectionTemplates } from './use-section-templates.ts'

/** Shows that the saved sections are loading, or why they could not be loaded. */
export function SectionsNotice() {
  const { sections } = useCanvas()
  return <ListNotice {...useSections()} words={messages} retry={() => void sections?.load()} />
}

/** The same for the section templates. */
export function SectionTemplatesNotice() {
  const { sectionTemplates } = useCanvas()
  return <ListNotice {...useSectionTemplates()} words={messages.templates} retry={() => void sectionTemplates?.load()} />
}

interface ListNoticeProps {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  /** The error message. */
  message: string
  words: { loading: string; failed: string }
  retry: () => void
}

function ListNotice({ status, message, words, retry }: ListNoticeProps) {
  if (status === 'loading')
    return (
      <Delayed>
        <div role="status" aria-label={words.loading}>
          <Skeleton height={72} />
        </div>
      </Delayed>
    )
  if (status !== 'failed') return null
  return (
    <Notice tone="warning" title={words.failed}>
      {message}{' '}
      <Button size="small" onClick={retry}>
        {messages.retry}
      </Button>
    </Notice>
  )
}
