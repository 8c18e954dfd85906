import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '../../api.ts'

const KEY = ['security']

/** Two-factor authentication, passkeys and sessions of the account. */
export const useSecurity = () => useQuery({ queryKey: KEY, queryFn: ({ signal }) => api.call('user.security', {}, { signal }) })

/** Loads them again after a change. */
export function useReloadSecurity() {
  const client = useQueryClient()
  return useCallback(() => client.invalidateQueries({ queryKey: KEY }), [client])
}
