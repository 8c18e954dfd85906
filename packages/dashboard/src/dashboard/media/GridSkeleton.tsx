import { Skeleton } from '@blockfront/ui'

const TILES = 'abcdefghijkl'.split('')

/** Placeholders for files that are loading. */
export const GridSkeleton = () => (
  <div className="file-grid" aria-hidden>
    <span className="file-grid__head">
      <Skeleton width={160} height={14} />
    </span>
    <div className="file-grid__tiles">
      {TILES.map((key) => (
        <div key={key} className="file-grid__waiting">
          <Skeleton radius="var(--ui-radius)" />
          <Skeleton width="70%" height={12} />
          <Skeleton width="45%" height={12} />
        </div>
      ))}
    </div>
  </div>
)
