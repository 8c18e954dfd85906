import { Skeleton } from '@blockfront/engine/ui'

const TILES = 'abcdefghijkl'.split('')

/** Files that are on their way. */
export const GridSkeleton = () => (
  <div className="file-grid__tiles" aria-hidden>
    {TILES.map((key) => (
      <div key={key} className="file-grid__waiting">
        <Skeleton radius="var(--ui-radius)" />
        <Skeleton width="70%" height={12} />
        <Skeleton width="45%" height={12} />
      </div>
    ))}
  </div>
)
