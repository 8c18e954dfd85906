import type { PaymentMethod } from '@blockfront/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { toast } from '../../toast.tsx'
import { useStore } from '../store.ts'
import { reloadStore, storeKey } from '../store-query.ts'
import { messages } from './messages.ts'

type Methods = readonly PaymentMethod[]

/** Reorders methods and switches them on and off. The list updates immediately, and returns to the server's state if the call fails. */
export function useMethodChanges() {
  const { storeId } = useStore()
  const client = useQueryClient()
  const key = storeKey(storeId, 'payment.methods', undefined)
  const scope = { id: `payment methods ${storeId}` }
  const change = async (update: (methods: Methods) => Methods) => {
    await client.cancelQueries({ queryKey: key })
    client.setQueryData<Methods>(key, (methods) => methods && update(methods))
  }
  const onSettled = () => reloadStore(client, storeId)
  const sort = useMutation({
    scope,
    mutationFn: (methodIds: string[]) => api.call('payment.sortMethods', { body: { storeId, methodIds } }),
    onMutate: (ids) => change((methods) => methods.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))),
    onError: (error) => toast.error(`${messages.moveFailed} ${error.message}`),
    onSettled,
  })
  const enable = useMutation({
    scope,
    mutationFn: ({ method, enabled }: { method: PaymentMethod; enabled: boolean }) => {
      const { id: methodId, title, instructions, minTotal, maxTotal, manualCapture } = method
      const body = { storeId, methodId, title, instructions, minTotal, maxTotal, manualCapture, enabled }
      return api.call('payment.updateMethod', { body })
    },
    onMutate: ({ method, enabled }) =>
      change((methods) => methods.map((one) => (one.id === method.id ? { ...one, enabled } : one))),
    onError: (error) => toast.error(`${messages.changeFailed} ${error.message}`),
    onSettled,
  })
  return { sort: sort.mutate, enable: enable.mutate }
}
