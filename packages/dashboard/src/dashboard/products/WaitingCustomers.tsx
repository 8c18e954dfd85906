import { Notice } from '@blockfront/ui'
import { useStoreQuery } from '../store-query.ts'
import { messages } from './messages.ts'

/** Says how many customers wait for an email when a product, or one of its variants, is back in stock. Nothing while nobody waits. */
export function WaitingCustomers({ productId }: { productId: string }) {
  const { data } = useStoreQuery('stockAlert.list', { productId, pageSize: 100 }, { placeholderData: undefined })
  const counts = data?.content ?? []
  const waiting = counts.reduce((sum, one) => sum + one.waiting, 0)
  if (waiting === 0) return null
  const ofVariants = counts.filter(({ variationId }) => variationId)
  return (
    <Notice tone="accent" title={messages.form.waiting(waiting)}>
      <p>{messages.form.waitingHelp}</p>
      {ofVariants.length > 0 && (
        <ul>
          {ofVariants.map(({ variationId, selectedAttributes, waiting: count }) => (
            <li key={variationId}>
              <bdi>{Object.values(selectedAttributes).join(' / ') || messages.form.deletedVariant}</bdi>: {count}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
