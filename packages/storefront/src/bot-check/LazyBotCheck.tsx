import type { BotCheckProps } from '@blockfront/engine/render'
import { messages } from '../messages.ts'
import { useLazyComponent } from '../routing/use-lazy-component.ts'

const load = () => import('./BotCheck.tsx')

/** The bot check, loaded when a form on the page needs it. */
export function LazyBotCheck(props: BotCheckProps) {
  const loaded = useLazyComponent(true, load, () => props.onError(messages.botFailed))
  return loaded ? <loaded.BotCheck {...props} /> : <div className="sf-bot" />
}
