import type { Client } from '@blockfront/contract/client'
import { Button, Delayed, EmptyState, Notice, Skeleton } from '@blockfront/engine/ui'
import { Film } from 'lucide-react'
import { mediaFailure } from './media-failure.ts'
import { type MediaItem, useLibrary } from './use-library.ts'
import { words } from './words.ts'

const WAITING = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

interface MediaGridProps {
  api: Client
  storeId: string
  kind: MediaItem['kind']
  search: string
  onUse: (item: MediaItem) => void
}

/** The files of the library that fit, as a grid of buttons. */
export function MediaGrid({ api, storeId, kind, search, onUse }: MediaGridProps) {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useLibrary(
    api,
    storeId,
    kind,
    search,
  )
  if (isPending)
    return (
      <Delayed>
        <div className="picker__grid" aria-busy="true">
          {WAITING.map((key) => (
            <Skeleton key={key} height={120} />
          ))}
        </div>
      </Delayed>
    )
  if (error)
    return (
      <Notice tone="warning" title={words.failed}>
        {mediaFailure(error)}{' '}
        <Button size="small" onClick={() => void refetch()}>
          {words.retry}
        </Button>
      </Notice>
    )
  const items = data.pages.flatMap(({ content }) => content)
  if (items.length === 0) return <EmptyLibrary search={search} />
  return (
    <>
      <ul className="picker__grid" aria-label={words.library}>
        {items.map((item) => (
          <li key={item.id}>
            <Item item={item} onUse={onUse} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </>
  )
}

/** The smallest variant that fills a tile, else the file itself. */
const tileOf = ({ variants, url }: MediaItem) =>
  variants.filter(({ format, width }) => format === 'webp' && width >= 240).sort((a, b) => a.width - b.width)[0]?.url ?? url

function Item({ item, onUse }: { item: MediaItem; onUse: (item: MediaItem) => void }) {
  const { filename, kind, width, height } = item
  return (
    <button type="button" className="picker__item" aria-label={words.choose(filename)} onClick={() => onUse(item)}>
      <span className="picker__tile">
        {kind === 'image' ? <img src={tileOf(item)} alt="" loading="lazy" decoding="async" /> : <Film size={24} aria-hidden />}
      </span>
      <span className="picker__name">{filename}</span>
      {width && height && <span className="picker__size">{words.size(width, height)}</span>}
    </button>
  )
}

/** What the library says when there is nothing to show. */
const EmptyLibrary = ({ search }: { search: string }) => (
  <EmptyState title={search ? words.none(search) : words.empty}>
    {search ? words.noneHelp : `${words.emptyHelp} ${words.drop}`}
  </EmptyState>
)
