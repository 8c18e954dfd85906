import { ApiError } from '@blockfront/contract/client'
import { QueryClient } from '@tanstack/react-query'

/** Error responses are final; a network error is retried once. */
const worthAnotherTry = (count: number, error: Error) => count < 1 && !(error instanceof ApiError && error.status < 500)

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: worthAnotherTry, staleTime: 10_000 }, mutations: { retry: false } },
})
