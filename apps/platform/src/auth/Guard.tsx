import { ApiError, type CallOutput } from '@blockfront/contract/client'
import { Button, Dialog, Notice, Spinner } from '@blockfront/engine/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../api.ts'
import { Navigate, useLocation } from '../router.ts'
import { words as common } from '../words.ts'
import { useSession } from './session.ts'
import { words } from './words.ts'

/** What a guarded screen receives (product.md, point 3, "Auth check response"). */
export type Auth = CallOutput<'auth.checkAuth'>

/** The screens that the server would else send to themselves. */
type AskingScreen = 'billing' | 'verify-email' | 'choose-store'

/**
 * Lets a screen be drawn only for someone who may see it (product.md, point 2, "Auth guard behaviour"): asks the server
 * first, sends who is not authorized where the answer says, and who has chosen no store to /choose-store.
 */
export function Guard({ screen, children }: { screen?: AskingScreen; children: (auth: Auth) => ReactNode }) {
  const location = useLocation()
  const chosen = useSession((session) => session.storeId)
  const auth = useQuery({
    queryKey: ['auth', screen],
    queryFn: ({ signal }) => api.call('auth.checkAuth', { query: { screen } }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

  if (auth.isPending) {
    return (
      <Dialog open title={words.checking} size="small" dismissable={false}>
        <Spinner label={common.loading} />
      </Dialog>
    )
  }
  if (auth.isError) {
    if (auth.error instanceof ApiError && auth.error.status < 500)
      return <Navigate to={auth.error.redirectTo ?? '/login'} state={{ from: location.pathname + location.search }} replace />
    return (
      <Dialog open title={words.noAnswer} size="small" dismissable={false}>
        <Notice tone="danger">{words.noAnswerHelp}</Notice>
        <Button onClick={() => auth.refetch()}>{common.retry}</Button>
      </Dialog>
    )
  }
  const needsStore = screen === undefined && !chosen && !auth.data.selectedStoreId
  return needsStore ? <Navigate to="/choose-store" replace /> : children(auth.data)
}

/** The store that a guarded screen works on: the one chosen here, else the server's. */
export function useStoreId(auth: Auth): string {
  const chosen = useSession((session) => session.storeId)
  return chosen ?? auth.selectedStoreId ?? ''
}
