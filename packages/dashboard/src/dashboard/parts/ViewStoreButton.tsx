import { Button } from '@blockfront/ui'
import { ExternalLink } from 'lucide-react'
import { visitUrl } from '../../stores/store-url.ts'
import { useStore } from '../store.ts'
import { messages } from './messages.ts'

/** Opens the online store in a new tab. */
export function ViewStoreButton() {
  const store = useStore()
  return (
    <Button asChild>
      <a href={visitUrl(store)} target="_blank" rel="noreferrer">
        {messages.viewStore}
        <ExternalLink size={14} aria-hidden />
      </a>
    </Button>
  )
}
