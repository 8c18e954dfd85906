import { ApiError } from '@blockfront/contract/client'
import { QueryClient } from '@tanstack/react-query'

/** The server's refusals are final; what got lost on the way is tried once more. */
const worthAnotherTry = (count: number, error: Error) => count < 1 && !(error instanceof ApiError && error.status < 500)

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: worthAnotherTry, staleTime: 10_000 }, mutations: { retry: false } },
})
