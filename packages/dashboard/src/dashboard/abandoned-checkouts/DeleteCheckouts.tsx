import { toast } from '../../toast.tsx'
import { DeleteDialog } from '../parts/DeleteDialog.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'

interface Props {
  ids: readonly string[]
  /** Called before the request, and with false if it failed. */
  onLeave?: (isLeaving: boolean) => void
  onDone: () => void
  onClose: () => void
}

/** Asks for confirmation, and deletes checkouts. */
export function DeleteCheckouts({ ids, onLeave, onDone, onClose }: Props) {
  const { storeId } = useStore()
  const remove = useStoreMutation('abandonedCheckout.delete', {
    onMutate: () => onLeave?.(true),
    onError: () => onLeave?.(false),
  })
  const confirm = async () => {
    const { deleted } = await remove.mutateAsync({ body: { storeId, ids: [...ids] } })
    toast.success(messages.deleted(deleted))
    onDone()
  }
  return <DeleteDialog messages={messages} count={ids.length} onConfirm={confirm} onClose={onClose} />
}
