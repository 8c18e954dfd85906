import { solve } from './bot-check/proof-of-work.ts'
import { loadTurnstile, turnstileFailed } from './bot-check/turnstile.ts'
import type { Client } from './client.ts'

/** How far a check is. `widget`: a person may be asked something at its place. */
export type BotCheckState = 'working' | 'widget' | 'done' | 'failed'

export interface BotCheckOptions {
  api: Pick<Client, 'call'>
  /** Where the widget stands when the server asks for one. */
  place: HTMLElement
  /** Ends the check and takes the widget away. */
  signal: AbortSignal
  /** The token that a form sends; null once it has run out. */
  onToken: (token: string | null) => void
  onState?: (state: BotCheckState) => void
  /** Hears why no token came: `Failed to load Turnstile.`, or that the check failed. */
  onError: (error: Error) => void
}

/**
 * Proves to the server that a form is not sent by a machine: by Turnstile where the server has a key, else by the server's own proof
 * of work, which asks nothing of a person and loads nothing foreign. It works in slices, so that the page stays usable.
 *
 * @example
 * void passBotCheck({ api, place, signal, onToken: setToken, onError: (error) => setProblem(error.message) })
 */
export async function passBotCheck({ api, place, signal, onToken, onState, onError }: BotCheckOptions): Promise<void> {
  const fail = (error: unknown) => {
    if (signal.aborted) return
    onState?.('failed')
    onError(error instanceof Error ? error : new Error(String(error)))
  }
  try {
    onState?.('working')
    const asked = await api.call('email.botCheck', {}, { signal })
    if (asked.kind === 'proof_of_work') {
      // The token of a proof is `challenge.solution`.
      onToken(`${asked.challenge}.${await solve(asked.challenge, asked.difficulty, signal)}`)
      onState?.('done')
      return
    }
    const turnstile = await loadTurnstile()
    if (signal.aborted) return
    onState?.('widget')
    const widget = turnstile.render(place, {
      sitekey: asked.siteKey,
      callback: onToken,
      'expired-callback': () => onToken(null),
      'error-callback': () => fail(new Error(turnstileFailed)),
    })
    signal.addEventListener('abort', () => turnstile.remove(widget))
  } catch (error) {
    fail(error)
  }
}

export { turnstileFailed }
