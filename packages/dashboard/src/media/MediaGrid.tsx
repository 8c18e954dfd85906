import type { Client } from '@blockfront/contract/client'
import { Button, Delayed, EmptyState, Notice, Skeleton } from '@blockfront/ui'
import { MediaTile } from './MediaTile.tsx'
import { mediaFailure } from './media-failure.ts'
import { messages } from './messages.ts'
import { type MediaItem, useLibrary } from './use-library.ts'

const WAITING = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

interface MediaGridProps {
  api: Client
  storeId: string
  kind: MediaItem['kind']
  search: string
  onUse: (item: MediaItem) => void
}

/** The matching files of the library, as a grid of buttons. */
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
      <Notice tone="warning" title={messages.failed}>
        {mediaFailure(error)}{' '}
        <Button size="small" onClick={() => void refetch()}>
          {messages.retry}
        </Button>
      </Notice>
    )
  const items = data.pages.flatMap(({ content }) => content)
  if (items.length === 0) return <EmptyLibrary search={search} />
  return (
    <>
      <ul className="picker__grid" aria-label={messages.library}>
        {items.map((item) => (
          <li key={item.id}>
            <Item item={item} onUse={onUse} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {messages.more}
        </Button>
      )}
    </>
  )
}

function Item({ item, onUse }: { item: MediaItem; onUse: (item: MediaItem) => void }) {
  const { width, height } = item
  return (
    <button type="button" className="picker__item" onClick={() => onUse(item)}>
      <MediaTile item={item} verb={messages.choose} about={width && height ? messages.size(width, height) : undefined} />
    </button>
  )
}

/** The empty states of the library. */
const EmptyLibrary = ({ search }: { search: string }) => (
  <EmptyState title={search ? messages.none(search) : messages.empty}>
    {search ? messages.noneHelp : `${messages.emptyHelp} ${messages.drop}`}
  </EmptyState>
)
