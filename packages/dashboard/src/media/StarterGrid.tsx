import type { Client } from '@blockfront/contract/client'
import { VisuallyHidden } from '@blockfront/ui'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { storeKey } from '../dashboard/store-query.ts'
import { messages } from './messages.ts'

interface StarterGridProps {
  api: Client
  storeId: string
  search: string
  onUse: (url: string) => void
}

/** The matching images that come with the themes; nothing without one. */
export function StarterGrid({ api, storeId, search, onUse }: StarterGridProps) {
  const id = useId()
  const { data = [] } = useQuery({
    queryKey: storeKey(storeId, 'media.listStarter'),
    queryFn: ({ signal }) => api.call('media.listStarter', { query: { storeId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const words = search.toLowerCase().split(/\s+/)
  const found = data.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
  if (found.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="picker__title">
        {messages.themeImages}
      </h3>
      <ul className="picker__grid">
        {found.map(({ name, url, width, height, thumbnail }) => (
          <li key={url}>
            <button type="button" className="picker__item" onClick={() => onUse(url)}>
              <span className="media-tile">
                <img src={thumbnail} alt="" loading="lazy" decoding="async" draggable={false} />
              </span>
              <span className="media-tile__name" title={name}>
                <VisuallyHidden>{messages.choose} </VisuallyHidden>
                {name}
              </span>
              <span className="media-tile__about">{messages.size(width, height)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
