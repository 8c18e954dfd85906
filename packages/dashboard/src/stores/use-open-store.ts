import { useMutation } from '@tanstack/react-query'
import { api } from '../api.ts'
import { useSession } from '../auth/session.ts'
import { useNavigate } from '../router.ts'
import { toast } from '../toast.tsx'

/** Selects a store, in the session on the server and in this browser, and opens its dashboard. */
export function useOpenStore() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (storeId: string) => api.call('store.select', { body: { storeId } }),
    onSuccess: ({ storeId }) => {
      useSession.getState().chooseStore(storeId)
      navigate('/dashboard/adminhome')
    },
    onError: toast.failure,
  })
}
