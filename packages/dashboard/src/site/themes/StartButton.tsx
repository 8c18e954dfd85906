import { Button } from '@blockfront/ui'
import { Link } from '../../router.ts'
import { messages } from '../messages.ts'
import type { ThemeSummary } from './themes.ts'

/** A link to create a store with a theme. The theme is in the URL, so that it is kept even before hydration. */
export const StartButton = ({ theme: { themeId, name } }: { theme: ThemeSummary }) => (
  <Button asChild variant="primary">
    <Link to={`/signup?theme=${themeId}`} aria-label={messages.themes.startWith(name)}>
      {messages.themes.start}
    </Link>
  </Button>
)
