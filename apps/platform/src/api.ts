import { ApiError, createClient, type NetworkError } from '@blockfront/contract/client'
import { QueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast'
import { words } from './words.ts'

/**
 * Which failures speak up by themselves (product.md, point 8): a 401 with the server's own words, and no answer at all.
 * Everything else is the screen's to show, next to what it is about. Screens receive the error in any case.
 */
function tell(error: ApiError | NetworkError) {
  if (!(error instanceof ApiError)) toast.error(words.unexpected(error.message), { id: 'network' })
  else if (error.status === 401 && error.endpoint !== 'auth.checkAuth') toast.error(error.message, { id: 'unauthorized' })
}

/** The API of the host that the page stands on. */
export const api = createClient({ onError: tell })

/** What was fetched, for all screens. What the server refused for good is not asked again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && !(error instanceof ApiError && error.status < 500),
    },
  },
})
