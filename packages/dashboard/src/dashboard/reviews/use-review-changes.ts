import type { ReviewStatus } from '@blockfront/contract'
import { toast } from '../../toast.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'

/** Publishes, rejects, replies to and deletes reviews, and shows the result. All reject when the call fails. */
export function useReviewChanges() {
  const { storeId } = useStore()
  const setStatus = useStoreMutation('review.setStatus')
  const reply = useStoreMutation('review.reply')
  const remove = useStoreMutation('review.delete')
  return {
    isChanging: setStatus.isPending,
    setStatus: async (ids: string[], status: ReviewStatus) => {
      const { updated } = await setStatus.mutateAsync({ body: { storeId, ids, status } })
      toast.success(messages.changes[status](updated))
    },
    isReplying: reply.isPending,
    reply: async (reviewId: string, text: string) => {
      await reply.mutateAsync({ body: { storeId, reviewId, reply: text } })
      toast.success(messages.replySaved)
    },
    remove: async (ids: string[]) => {
      const { deleted } = await remove.mutateAsync({ body: { storeId, ids } })
      toast.success(messages.deleted(deleted))
    },
  }
}
