import { Button } from '@blockfront/engine/ui'
import { ExternalLink } from 'lucide-react'
import { storeUrl } from '../../stores/store-url.ts'
import { PageHeader } from '../PageHeader.tsx'
import { useStore } from '../store.ts'
import { words } from '../words.ts'

/** The first screen of a store. */
export function Home() {
  const store = useStore()
  return (
    <PageHeader
      title={words.screens.home}
      about={store.name}
      action={
        <Button asChild variant="primary">
          <a href={storeUrl(store.storeDomain)} target="_blank" rel="noreferrer">
            {words.viewStore}
            <ExternalLink size={14} aria-hidden />
          </a>
        </Button>
      }
    />
  )
}
