import { type BotCheckState, passBotCheck, turnstileFailed } from '@blockfront/contract/bot-check'
import type { BotCheckProps } from '@blockfront/engine/render'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { messages } from '../messages.ts'
import { useShop } from '../shop.ts'

/** Runs the bot check of a form when the form comes near the viewport, and passes the token to it. */
export function BotCheck({ onToken, onError }: BotCheckProps) {
  const { api } = useShop()
  const widget = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<BotCheckState>()
  const passToken = useEffectEvent(onToken)
  const fail = useEffectEvent(({ message }: Error) => onError(message === turnstileFailed ? message : messages.botFailed))

  useEffect(() => {
    const element = widget.current
    if (!element) return
    const controller = new AbortController()
    const { signal } = controller
    const stopWatching = onNearViewport(element, () => {
      void passBotCheck({ api, container: element, signal, onToken: passToken, onState: setState, onError: fail })
    })
    return () => {
      stopWatching()
      controller.abort()
    }
  }, [api])

  const message = state === 'working' ? messages.botWorking : state === 'done' ? messages.botDone : ''
  return (
    <div className="sf-bot" data-state={state ?? 'waiting'}>
      <div ref={widget} />
      <p role="status">{message}</p>
    </div>
  )
}

/** Runs `run` once the element is near the viewport; immediately without IntersectionObserver. Returns a function that cancels it. */
function onNearViewport(element: Element, run: () => void): () => void {
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
