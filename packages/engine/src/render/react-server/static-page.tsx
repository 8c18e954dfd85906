import type { PageProps } from '../Page.tsx'
import { ServerPage } from './ServerPage.tsx'

/**
 * `Page` of `@blockfront/engine/static-views` in server components: it imports no client component, because frameworks send all that a route
 * imports. A view of the app that is a client component has neither an error boundary nor services here.
 */
export const Page = (props: PageProps) => <ServerPage {...props} />
