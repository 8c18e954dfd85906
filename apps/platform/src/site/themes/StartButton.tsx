import { Button } from '@blockfront/ui'
import { Link } from '../../router.ts'
import { messages } from '../messages.ts'
import type { ThemeSummary } from './themes.ts'

/** Leads to a new store that starts with a theme. The address carries it, so that it is kept however early somebody presses. */
export const StartButton = ({ theme: { themeId, name } }: { theme: ThemeSummary }) => (
  <Button asChild variant="primary">
    <Link to={`/signup?theme=${themeId}`} aria-label={messages.themes.startWith(name)}>
      {messages.themes.start}
    </Link>
  </Button>
)
