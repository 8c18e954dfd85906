import { type BotCheckState, passBotCheck } from '@blockfront/contract/bot-check'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { api } from '../api.ts'
import { messages } from './messages.ts'

/**
 * Runs the bot check from the moment it is mounted. Mount it when the visitor first touches the form, because it may load a
 * widget.
 */
export function BotCheck({ onToken }: { onToken: (token: string | null) => void }) {
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<BotCheckState>()
  const [problem, setProblem] = useState<string>()
  const give = useEffectEvent(onToken)
  useEffect(() => {
    if (!place.current) return
    const controller = new AbortController()
    void passBotCheck({
      api,
      container: place.current,
      signal: controller.signal,
      onToken: give,
      onState: setState,
      onError: ({ message }) => setProblem(message),
    })
    return () => controller.abort()
  }, [])
  const text = state === 'working' ? messages.contact.checking : state === 'done' ? messages.contact.checked : ''
  return (
    <div className="bot-check">
      <div ref={place} />
      <p role="status">{problem ?? text}</p>
    </div>
  )
}
