import { AccountFrame } from '../../auth/AccountFrame.tsx'
import { Link } from '../../router.ts'
import { words } from '../words.ts'

/** What stands where nothing is. */
export const Screen = () => (
  <AccountFrame title={words.pages.NotFound.title} about={words.pages.NotFound.description}>
    <p>
      <Link to="/">{words.toStart}</Link>
    </p>
  </AccountFrame>
)
