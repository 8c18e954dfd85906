export interface Delivery {
  /** The type of the event, such as `checkout.session.completed`. */
  type: string
  url: string
  body: string
  headers: Record<string, string>
}

export interface FakeWebhooks {
  /** Whether webhooks wait for `deliver` instead of being sent immediately. */
  held: boolean
  /** Webhooks to URLs that contain one of these wait too. */
  heldUrls: Set<string>
  /** Webhooks that wait, oldest first. */
  waiting: Delivery[]
  /** Every webhook so far, also those that were held. */
  all: Delivery[]
  push(delivery: Delivery): void
  /** Sends webhooks, by default those that wait, in this order, and returns their HTTP statuses. */
  deliver(deliveries?: Delivery[]): Promise<number[]>
  /**
   * Sends webhooks, by default those that wait, and those again that the server refuses with 503, as a provider does and a server on a busy machine
   * requests. Throws at another status, and when none of a round is accepted.
   */
  deliverAll(deliveries?: Delivery[]): Promise<void>
  /** Resolves when all webhooks that were sent have a response. */
  settled(): Promise<void>
}

/** Sends webhooks as a provider does: without waiting for them, repeated until the shop responds with success. */
export function createFakeWebhooks(): FakeWebhooks {
  const running = new Set<Promise<unknown>>()
  const send = async ({ url, body, headers }: Delivery): Promise<number> => {
    const response = await fetch(url, { method: 'POST', body, headers }).catch(() => null)
    await response?.body?.cancel()
    return response?.status ?? 0
  }
  const track = <T>(promise: Promise<T>): Promise<T> => {
    const entry = promise.finally(() => running.delete(entry))
    running.add(entry)
    return entry
  }
  const sendUntilAccepted = async (delivery: Delivery) => {
    for (let attempt = 0; attempt < 3; attempt++) if ((await send(delivery)) < 300) return
  }
  const webhooks: FakeWebhooks = {
    held: false,
    heldUrls: new Set(),
    waiting: [],
    all: [],
    push(delivery) {
      webhooks.all.push(delivery)
      if (webhooks.held || [...webhooks.heldUrls].some((part) => delivery.url.includes(part))) webhooks.waiting.push(delivery)
      else void track(sendUntilAccepted(delivery))
    },
    deliver: (deliveries = webhooks.waiting.splice(0)) => track(Promise.all(deliveries.map(send))),
    async deliverAll(deliveries) {
      for (let left = deliveries ?? webhooks.waiting.splice(0); left.length > 0; ) {
        const statuses = await webhooks.deliver(left)
        const others = statuses.filter((status) => status !== 503)
        if (others.length === 0 || others.some((status) => status !== 200))
          throw new Error(`Webhooks got ${statuses.join(', ')}.`)
        left = left.filter((_, index) => statuses[index] === 503)
      }
    },
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }
  return webhooks
}
