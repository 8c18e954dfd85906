import type { BotCheckProps } from '@blockfront/engine/render'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useShop } from '../shop.ts'
import { words } from '../words.ts'
import { solve } from './proof-of-work.ts'
import { loadTurnstile } from './turnstile.ts'
import { botWords } from './words.ts'

/**
 * Proves that somebody real is there, when the shopper comes near: by Turnstile where the server has a key, else by the
 * server's own proof of work, which asks nothing of a person. The token of a proof is `challenge.solution`.
 */
export function BotCheck({ onToken, onError }: BotCheckProps) {
  const { api } = useShop()
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'waiting' | 'working' | 'done' | 'widget' | 'failed'>('waiting')
  const give = useEffectEvent(onToken)
  const fail = useEffectEvent((error: unknown) => {
    setState('failed')
    onError(error instanceof Error && error.message === botWords.turnstileFailed ? error.message : words.botFailed)
  })

  useEffect(() => {
    const element = place.current
    if (!element) return
    const controller = new AbortController()
    const { signal } = controller
    const check = async () => {
      setState('working')
      const asked = await api.call('email.botCheck', {}, { signal })
      if (asked.kind === 'proof_of_work') {
        give(`${asked.challenge}.${await solve(asked.challenge, asked.difficulty, signal)}`)
        return setState('done')
      }
      const turnstile = await loadTurnstile()
      if (signal.aborted) return
      setState('widget')
      const widget = turnstile.render(element, {
        sitekey: asked.siteKey,
        callback: (token) => give(token),
        'expired-callback': () => give(null),
        'error-callback': () => fail(undefined),
      })
      signal.addEventListener('abort', () => turnstile.remove(widget))
    }
    const run = () => check().catch((error) => signal.aborted || fail(error))
    const stopWatching = whenNear(element, run)
    return () => {
      stopWatching()
      controller.abort()
    }
  }, [api])

  const said = { waiting: '', working: botWords.botChecking, done: botWords.botChecked, widget: '', failed: '' }[state]
  return (
    <div className="sf-bot" data-state={state}>
      <div ref={place} />
      <p role="status">{said}</p>
    </div>
  )
}

/** Runs once the element is about to be seen; at once where nobody can tell. */
function whenNear(element: Element, run: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    run()
    return () => undefined
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      run()
    },
    { rootMargin: '200px' },
  )
  observer.observe(element.parentElement ?? element)
  return () => observer.disconnect()
}
