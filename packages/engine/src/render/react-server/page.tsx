import type { PageProps } from '../Page.tsx'
import { ClientBlock } from './ClientBlock.tsx'
import { ServerPage } from './ServerPage.tsx'

/** `Page` of `@blockfront/engine/render` in server components. */
export const Page = (props: PageProps) => <ServerPage {...props} Client={ClientBlock} />
