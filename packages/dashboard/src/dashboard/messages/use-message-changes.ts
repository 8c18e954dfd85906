import { toast } from '../../toast.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'

/** Marks and deletes contact messages, and shows the result. Both reject when the server rejects the call or does not respond. */
export function useMessageChanges() {
  const { storeId } = useStore()
  const mark = useStoreMutation('message.markRead')
  const remove = useStoreMutation('message.delete')
  return {
    marking: mark.isPending,
    mark: async (ids: string[], isRead: boolean) => {
      const { updated } = await mark.mutateAsync({ body: { storeId, ids, isRead } })
      toast.success(messages.marked(updated, isRead))
    },
    /** Without a toast, for opening a message. */
    markOpened: (id: string) => mark.mutateAsync({ body: { storeId, ids: [id], isRead: true } }),
    remove: async (ids: string[]) => {
      const { deleted } = await remove.mutateAsync({ body: { storeId, ids } })
      toast.success(messages.deleted(deleted))
    },
  }
}
