import { Skeleton } from '@blockfront/ui'
import '../parts.css'

/** A form that is on its way, below its head: in two columns, or in a single one. */
export const FormSkeleton = ({ single = false }: { single?: boolean }) => (
  <div className={single ? 'form-column' : 'form-columns'} aria-hidden>
    <div>
      <Skeleton height={220} radius="var(--ui-radius-large)" />
      <Skeleton height={160} radius="var(--ui-radius-large)" />
    </div>
    {!single && (
      <div>
        <Skeleton height={280} radius="var(--ui-radius-large)" />
      </div>
    )}
  </div>
)
