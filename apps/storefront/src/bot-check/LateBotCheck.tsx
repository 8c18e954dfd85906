import type { BotCheckProps } from '@blockfront/engine/render'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { words } from '../words.ts'

/** The bot check, loaded once a form that needs it is on the page. */
export function LateBotCheck(props: BotCheckProps) {
  const [Check, setCheck] = useState<ComponentType<BotCheckProps>>()
  const fail = useEffectEvent(() => props.onError(words.botFailed))
  useEffect(() => {
    let alive = true
    import('./BotCheck.tsx').then(
      ({ BotCheck }) => alive && setCheck(() => BotCheck),
      () => alive && fail(),
    )
    return () => {
      alive = false
    }
  }, [])
  return Check ? <Check {...props} /> : <div className="sf-bot" />
}
