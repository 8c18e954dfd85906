import { solve } from './bot-check/proof-of-work.ts'
import { loadTurnstile, turnstileFailed } from './bot-check/turnstile.ts'
import type { Client } from './client/client.ts'

/** State of a bot check. `widget`: Turnstile is shown and may ask the visitor something. */
export type BotCheckState = 'working' | 'widget' | 'done' | 'failed'

export interface BotCheckOptions {
  api: Pick<Client, 'call'>
  /** The element that contains the widget of Turnstile. */
  container: HTMLElement
  /** Stops the check and removes the widget. */
  signal: AbortSignal
  /** Called with the token to send with the form; with null once it has expired. */
  onToken: (token: string | null) => void
  onState?: (state: BotCheckState) => void
  /** Called with `Failed to load Turnstile.`, or with another error if the check fails. */
  onError: (error: Error) => void
}

/**
 * Runs the bot check of the server: Turnstile if the server has a key, else a proof of work, which needs no interaction and loads nothing
 * from other sites. The proof runs in slices, so that the page stays responsive.
 *
 * @example
 * void passBotCheck({ api, container, signal, onToken: setToken, onError: (error) => setProblem(error.message) })
 */
export async function passBotCheck({ api, container, signal, onToken, onState, onError }: BotCheckOptions): Promise<void> {
  const fail = (error: unknown) => {
    if (signal.aborted) return
    onState?.('failed')
    onError(error instanceof Error ? error : new Error(String(error)))
  }
  try {
    onState?.('working')
    const check = await api.call('email.botCheck', {}, { signal })
    if (check.kind === 'proof_of_work') {
      // The token of a proof is `challenge.solution`.
      onToken(`${check.challenge}.${await solve(check.challenge, check.difficulty, signal)}`)
      onState?.('done')
      return
    }
    const turnstile = await loadTurnstile()
    if (signal.aborted) return
    onState?.('widget')
    const widget = turnstile.render(container, {
      sitekey: check.siteKey,
      callback: onToken,
      'expired-callback': () => onToken(null),
      'error-callback': () => fail(new Error(turnstileFailed)),
    })
    signal.addEventListener('abort', () => turnstile.remove(widget))
  } catch (error) {
    fail(error)
  }
}

export { solve, turnstileFailed }
