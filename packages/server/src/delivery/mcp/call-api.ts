import { type Client, createClient } from '@blockfront/contract/client'
import type { Context, Hono } from 'hono'
import type { Env } from '../../ground/request/request-env.ts'
import { apiBase } from '../http/app.ts'

/** Headers of the outer request that its calls of the API repeat. A cookie is not among them: only the token counts. */
const repeated = (name: string) =>
  name === 'host' || name === 'user-agent' || name.startsWith('x-forwarded-') || name === 'forwarded'

/**
 * Returns a client of the API that calls this server in the process, with the token of a request and from its address. Each call passes
 * through the whole application, so access, limits, validation and the activity log are those of any HTTP request.
 */
export function callApi(app: Hono<Env>, context: Context<Env>, token: string): Client['call'] {
  const { incoming, outgoing } = context.env
  const headers = {
    ...Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => repeated(name))),
    authorization: `Bearer ${token}`,
    'x-request-id': context.get('requestId'),
  }
  const env = { incoming: Object.create(incoming, { headers: { value: headers } }) as typeof incoming, outgoing }
  const { call } = createClient({
    // The hostname comes from the headers.
    baseUrl: `http://localhost${apiBase}`,
    token,
    fetch: async (url, init) => app.fetch(new Request(url, init), env),
  })
  return call
}
