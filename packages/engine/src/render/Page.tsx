import { type ComponentType, type CSSProperties, type ReactNode, useMemo } from 'react'
import { BlockOutlet, type PageBlock, RenderContext, type Views } from './BlockOutlet.tsx'
import { type BlockServices, BlockServicesContext } from './block-services.ts'
import { inertServices } from './inert-services.ts'
import type { Resources } from './resource.ts'

export interface PageRootProps {
  views: Views
  services: BlockServices
  /** Custom properties of the store's theme, such as `--color-accent`. */
  theme?: CSSProperties
  dir?: 'ltr' | 'rtl'
  Failure?: ComponentType<{ block: PageBlock; error: Error }>
  onFailure?: (block: PageBlock, error: Error) => void
  enter?: (block: PageBlock) => boolean
  children?: ReactNode
}

/** The root element of every page: the size container for responsive blocks, the theme, the views and the services. */
export function PageRoot({ views, services, theme, dir, Failure, onFailure, enter, children }: PageRootProps) {
  const frame = useMemo(() => ({ views, Failure, onFailure, enter }), [views, Failure, onFailure, enter])
  return (
    <RenderContext value={frame}>
      <BlockServicesContext value={services}>
        <div className="bf-page" style={theme} dir={dir}>
          {children}
        </div>
      </BlockServicesContext>
    </RenderContext>
  )
}

export interface PageProps extends Omit<PageRootProps, 'children' | 'services'> {
  /** Default: services without effects, with English messages. */
  services?: BlockServices
  /** The blocks of the page: one list, or a list for each area (`areaContents`). */
  content: readonly PageBlock[] | Readonly<Record<string, readonly PageBlock[]>>
  /** Renders the areas. Default: one after the other, in the order of `content`. */
  Areas?: ComponentType<{ areas: Readonly<Record<string, ReactNode>> }>
  /** The data of blocks by block id. */
  data?: Readonly<Record<string, Resources>>
  /** Wraps every block from outside. The builder's canvas marks blocks with it. */
  Mark?: ComponentType<{ block: PageBlock; children: ReactNode }>
}

/** A whole page, for the storefront, previews and thumbnails. */
export function Page({ content, Areas = InOrder, data, Mark, services = inertServices, ...frame }: PageProps) {
  const list = (blocks: readonly PageBlock[], key: string) => <BlockList key={key} blocks={blocks} data={data} Mark={Mark} />
  return (
    <PageRoot {...frame} services={services}>
      <Areas areas={byArea(content, list)} />
    </PageRoot>
  )
}

/** Renders the blocks of each area. An area without blocks is undefined. */
export const byArea = (
  content: PageProps['content'],
  list: (blocks: readonly PageBlock[], key: string) => ReactNode,
): Record<string, ReactNode> =>
  Object.fromEntries(
    Object.entries(Array.isArray(content) ? { content } : content).map(([name, blocks]) => [
      name,
      blocks[0] && list(blocks, name),
    ]),
  )

/** The areas of a page one after the other. */
export const InOrder = ({ areas }: { areas: Readonly<Record<string, ReactNode>> }): ReactNode => Object.values(areas)

type BlockListProps = Pick<PageProps, 'data' | 'Mark'> & { blocks: readonly PageBlock[] }

/** Blocks below each other, each with its own children. */
export function BlockList({ blocks, ...rest }: BlockListProps): ReactNode {
  return blocks.map((block) => <BlockItem key={block.id} block={block} {...rest} />)
}

function BlockItem({ block, data, Mark }: Omit<BlockListProps, 'blocks'> & { block: PageBlock }) {
  const { hidden, hiddenOn, appear = '', hover = '' } = block.editor ?? {}
  const effects = `${appear} ${hover}`.trim()
  if (hidden) return null
  const inside = block.childComponents ?? []
  const list = (blocks: readonly PageBlock[]) => <BlockList blocks={blocks} data={data} Mark={Mark} />
  const slots: Record<string, ReactNode> = {}
  for (const { slot } of inside) if (slot) slots[slot] ??= list(inside.filter((child) => child.slot === slot))
  const outlet = (
    <BlockOutlet block={block} data={data?.[block.id]} slots={slots}>
      {inside[0] && list(inside)}
    </BlockOutlet>
  )
  const marked = Mark ? <Mark block={block}>{outlet}</Mark> : outlet
  return hiddenOn || effects ? (
    <div data-hidden-on={hiddenOn?.join(' ') ?? ''} data-effects={effects || undefined}>
      {marked}
    </div>
  ) : (
    marked
  )
}
