import { Button, VisuallyHidden } from '@blockfront/ui'
import { ExternalLink } from 'lucide-react'
import { messages } from '../messages.ts'
import { useSaving } from '../saver/use-saver.ts'
import { usePublicUrl } from './public-url.ts'

/** A link to the page that visitors see, after a publish. */
export function ViewLive() {
  const isPublished = useSaving((state) => state.isPublished)
  const url = usePublicUrl()
  if (!isPublished || url === undefined) return null
  return (
    <Button asChild size="small" className="bfv-live">
      <a href={url} target="_blank" rel="noopener">
        <ExternalLink size={12} aria-hidden />
        {messages.publish.viewLive}
        <VisuallyHidden> {messages.publish.newTab}</VisuallyHidden>
      </a>
    </Button>
  )
}
