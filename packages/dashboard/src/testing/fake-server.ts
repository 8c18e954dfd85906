import { type CallOutput, type EndpointId, routes } from '@blockfront/contract'
import { sampleOf } from './sample.ts'

/** Responses that a test gives instead of generated ones. A changed contract does not compile. */
export type Answers = { readonly [Id in EndpointId]?: CallOutput<Id> }

/** What happens to a call: it is answered, its response is held back, or it fails with this status. */
export type Outcome = 'answered' | 'held' | 404 | 500

const patterns = Object.entries(routes).map(([id, route]) => {
  const [method = '', path = ''] = route.split(' ')
  return { id: id as EndpointId, method, path: new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }
})

/** Replaces `fetch`. Responses are samples of their endpoints, or those of the test. */
export class FakeServer {
  /** The endpoints that were called, in the order of their first calls. */
  readonly calls = new Set<EndpointId>()
  /** The queries of all calls, by endpoint. */
  readonly queries: (readonly [EndpointId, URLSearchParams])[] = []
  /** The bodies of all calls with one, by endpoint. */
  readonly bodies: (readonly [EndpointId, unknown])[] = []
  readonly #content: 'filled' | 'empty'
  readonly #answers: { [Id in EndpointId]?: CallOutput<Id> }
  #outcome: (id: EndpointId) => Outcome = () => 'answered'
  #decide: (() => void)[] = []

  constructor(content: 'filled' | 'empty', answers: Answers = {}) {
    this.#content = content
    this.#answers = { ...answers }
  }

  /** Decides about held and following calls. */
  readonly set = (outcome: (id: EndpointId) => Outcome): void => {
    this.#outcome = outcome
    for (const decide of this.#decide.splice(0)) decide()
  }

  /** Gives following calls of an endpoint another response. */
  readonly answer = <Id extends EndpointId>(id: Id, response: CallOutput<Id>): void => {
    Object.assign(this.#answers, { [id]: response })
  }

  readonly fetch = async (input: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> => {
    const { pathname, searchParams } = new URL(input, location.origin)
    const id = patterns.find((route) => route.method === method && route.path.test(pathname))?.id
    if (!id) throw new Error(`No endpoint of the contract has the URL ${method} ${input}.`)
    this.calls.add(id)
    this.queries.push([id, searchParams])
    if (typeof body === 'string') this.bodies.push([id, JSON.parse(body)])
    while (this.#outcome(id) === 'held') await new Promise<void>((resolve) => this.#decide.push(resolve))
    const status = this.#outcome(id)
    if (typeof status === 'number')
      return Response.json({ error: 'The server had a problem.', code: status === 404 ? 'not_found' : 'internal' }, { status })
    return Response.json(this.#answers[id] ?? sampleOf(id, this.#content))
  }
}
