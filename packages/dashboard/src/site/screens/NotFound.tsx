import { Button } from '@blockfront/ui'
import { Link } from '../../router.ts'
import { messages } from '../messages.ts'
import { SiteLayout } from '../SiteLayout.tsx'

/** Shown for an unknown URL. */
export const Screen = () => (
  <SiteLayout>
    <div className="site-wide site-page">
      <div className="site-intro">
        <h1>{messages.pages.NotFound.title}</h1>
        <p>{messages.pages.NotFound.description}</p>
        <div>
          <Button asChild variant="primary" size="large">
            <Link to="/">{messages.toStart}</Link>
          </Button>
        </div>
      </div>
    </div>
  </SiteLayout>
)
