import { Skeleton } from '@blockfront/ui'
import '../parts.css'

/** The placeholder of a loading form, below its header: in one or two columns. */
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
