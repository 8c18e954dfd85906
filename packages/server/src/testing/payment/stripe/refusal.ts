/** A request that Stripe refuses. `saved` is true if it had begun to run, so that its idempotency key replays the refusal. */
export class StripeRefusal extends Error {
  readonly status: number
  readonly code: string
  readonly param: string | undefined
  readonly saved: boolean
  readonly type: 'invalid_request_error' | 'card_error'

  constructor(
    code: string,
    message: string,
    {
      status = 400,
      param,
      saved = true,
      type = 'invalid_request_error',
    }: { status?: number; param?: string; saved?: boolean; type?: StripeRefusal['type'] } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.param = param
    this.saved = saved
    this.type = type
  }
}

export const missing = (type: string, id: string) =>
  new StripeRefusal('resource_missing', `No such ${type}: '${id}'`, { status: 404, saved: false })
