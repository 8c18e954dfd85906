import { Skeleton } from '@blockfront/engine/ui'
import './parts.css'

/** A form with its head that is on its way. */
export const FormSkeleton = () => (
  <>
    <Skeleton width="40%" height={28} />
    <div className="form-columns" aria-hidden>
      <div>
        <Skeleton height={220} radius="var(--ui-radius-large)" />
        <Skeleton height={160} radius="var(--ui-radius-large)" />
      </div>
      <div>
        <Skeleton height={280} radius="var(--ui-radius-large)" />
      </div>
    </div>
  </>
)
