import { Skeleton } from '@blockfront/ui'
import './list.css'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** The placeholder of a loading table. */
export const TableSkeleton = ({ pictures = false }: { pictures?: boolean }) => (
  <div className="data-table data-table--skeleton" aria-hidden>
    {ROWS.map((row) => (
      <div key={row} className="data-table__bar">
        {pictures && <Skeleton width={40} height={40} />}
        <Skeleton width="38%" height={14} />
        <Skeleton width="12%" height={14} />
        <Skeleton width="12%" height={14} />
      </div>
    ))}
  </div>
)
