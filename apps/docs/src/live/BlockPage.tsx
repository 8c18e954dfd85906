import { Page, type PageProps } from '@blockfront/engine/render'
import { views } from '@blockfront/engine/views'

/** The example of a block type, as a store's page shows it. */
export const BlockPage = ({ content, data }: Pick<PageProps, 'content' | 'data'>) => (
  <Page views={views} content={content} data={data} />
)
