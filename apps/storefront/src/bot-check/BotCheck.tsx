import { type BotCheckState, passBotCheck, turnstileFailed } from '@blockfront/contract/bot-check'
import type { BotCheckProps } from '@blockfront/engine/render'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { messages } from '../messages.ts'
import { useShop } from '../shop.ts'
import { botMessages } from './messages.ts'

/**
 * Proves that somebody real is there, once the shopper comes near.
 */
export function BotCheck({ onToken, onError }: BotCheckProps) {
  const { api } = useShop()
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<BotCheckState>()
  const give = useEffectEvent(onToken)
  const fail = useEffectEvent(({ message }: Error) => onError(message === turnstileFailed ? message : messages.botFailed))

  useEffect(() => {
    const element = place.current
    if (!element) return
    const controller = new AbortController()
    const { signal } = controller
    const stopWatching = whenNear(element, () => {
      void passBotCheck({ api, place: element, signal, onToken: give, onState: setState, onError: fail })
    })
    return () => {
      stopWatching()
      controller.abort()
    }
  }, [api])

  const said = state === 'working' ? botMessages.botChecking : state === 'done' ? botMessages.botChecked : ''
  return (
    <div className="sf-bot" data-state={state ?? 'waiting'}>
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
