import { Button } from '@blockfront/ui'
import { ExternalLink } from 'lucide-react'
import { storeUrl } from '../../stores/store-url.ts'
import { useStore } from '../store.ts'
import { messages } from './messages.ts'

/** Opens the online store in a new tab. */
export function ViewStoreButton() {
  const { storeDomain } = useStore()
  return (
    <Button asChild>
      <a href={storeUrl(storeDomain)} target="_blank" rel="noreferrer">
        {messages.viewStore}
        <ExternalLink size={14} aria-hidden />
      </a>
    </Button>
  )
}
