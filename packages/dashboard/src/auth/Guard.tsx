import { ApiError, type CallOutput } from '@blockfront/contract/client'
import { Button, Dialog, Notice, Spinner } from '@blockfront/ui'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use } from 'react'
import { api } from '../api.ts'
import { messages as general } from '../messages.ts'
import { Navigate, useLocation } from '../router.ts'
import { messages } from './messages.ts'
import { useSession } from './session.ts'

/** The auth payload of guarded screens (product.md, point 3, "Auth check response"). */
export type Auth = CallOutput<'auth.checkAuth'>

/** The screens that must not be redirected to themselves. */
export type GuardedScreen = 'billing' | 'verify-email' | 'choose-store'

const AuthContext = createContext<Auth | undefined>(undefined)

/** Returns the signed-in account. For screens inside the guard. */
export function useAuth(): Auth {
  const auth = use(AuthContext)
  if (!auth) throw new Error('useAuth was called outside of the guard.')
  return auth
}

/** Checked again whenever a guarded screen opens, because an earlier response may be outdated. */
export const authKey = (screen?: GuardedScreen) => ['auth', screen ?? 'any']

/**
 * Renders a screen only for authorized accounts (product.md, point 2, "Auth guard behavior"). Calls the server first. Redirects unauthorized
 * visitors to the URL in the response, and accounts without a selected store to /choose-store.
 */
export function Guard({ screen, children }: { screen?: GuardedScreen; children: (auth: Auth) => ReactNode }) {
  const client = useQueryClient()
  const { pathname, search } = useLocation()
  const storeId = useSession((session) => session.storeId)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: authKey(screen),
    queryFn: async ({ signal }) => {
      const auth = await api.call('auth.checkAuth', { query: { screen } }, { signal })
      syncSelectedStore(auth, client)
      return auth
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
  if (isPending) return <CheckingSession />
  if (error instanceof ApiError && error.status < 500 && error.status !== 429)
    return <Navigate to={error.redirectTo ?? '/login'} state={{ from: pathname + search }} replace />
  if (!data) return <CheckFailed message={error instanceof ApiError ? error.message : undefined} onRetry={() => void refetch()} />
  if (screen === undefined && !storeId && !data.selectedStoreId) return <Navigate to="/choose-store" replace />
  return <AuthContext value={data}>{children(data)}</AuthContext>
}

/**
 * Runs before a screen is rendered: removes cached data of another session, and selects the server's store if none is selected.
 */
function syncSelectedStore({ userId, selectedStoreId }: Auth, client: QueryClient): void {
  const session = useSession.getState()
  if (session.userId !== userId) client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'auth' })
  session.signedIn(userId)
  if (!session.storeId && selectedStoreId) session.chooseStore(selectedStoreId)
}

/** Not dismissable, because nothing is rendered behind it yet. */
const CheckingSession = () => (
  <Dialog open title={messages.checking} size="small" dismissable={false}>
    <div className="guard-wait">
      <Spinner label={general.loading} />
    </div>
  </Dialog>
)

/** `message` is that of the response; undefined without one. */
function CheckFailed({ message, onRetry }: { message: string | undefined; onRetry: () => void }) {
  return (
    <Dialog
      open
      title={message === undefined ? messages.noAnswer : messages.checkFailed}
      size="small"
      dismissable={false}
      footer={
        <Button variant="primary" onClick={onRetry}>
          {general.retry}
        </Button>
      }
    >
      <Notice tone="danger" alert>
        {message ?? messages.noAnswerHelp}
      </Notice>
    </Dialog>
  )
}
