import type { BotCheckProps } from '@blockfront/engine/render'
import { messages } from '../messages.ts'
import { useLazyComponent } from '../routing/use-lazy-component.ts'

const load = () => import('./BotCheck.tsx')

/** The bot check, loaded once a form that needs it is on the page. */
export function LazyBotCheck(props: BotCheckProps) {
  const late = useLazyComponent(true, load, () => props.onError(messages.botFailed))
  return late ? <late.BotCheck {...props} /> : <div className="sf-bot" />
}
