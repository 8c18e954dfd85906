import type { BotCheckProps } from '@blockfront/engine/render'
import { useLate } from '../routing/use-late.ts'
import { words } from '../words.ts'

const load = () => import('./BotCheck.tsx')

/** The bot check, loaded once a form that needs it is on the page. */
export function LateBotCheck(props: BotCheckProps) {
  const late = useLate(true, load, () => props.onError(words.botFailed))
  return late ? <late.BotCheck {...props} /> : <div className="sf-bot" />
}
