import type { Customer } from '@blockfront/contract'
import { toast } from '../../toast.tsx'
import { Card } from '../parts/Card.tsx'
import { TagInput } from '../parts/form/TagInput.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'

/** The tags of a customer; each change is saved. */
export function CustomerTags({ customer: { customerId, tags } }: { customer: Customer }) {
  const { storeId } = useStore()
  const update = useStoreMutation('customer.update')
  const save = (next: readonly string[]) =>
    update.mutate(
      { body: { storeId, customerId, tags: [...next] } },
      { onSuccess: () => toast.success(messages.tagsSaved), onError: toast.failure },
    )
  const shown = update.isPending ? (update.variables.body.tags ?? tags) : tags
  return (
    <Card title={messages.tags}>
      <TagInput
        label={messages.tags}
        values={shown}
        maxLength={40}
        disabled={update.isPending}
        onAdd={(added) => save([...tags, ...added])}
        onRemove={(tag) => save(tags.filter((one) => one !== tag))}
        removeLabel={messages.removeTag}
      />
    </Card>
  )
}
