import { areaContents, load } from '@blockfront/engine'
import { blocks } from '@blockfront/engine/blocks'
import {
  type BlockServices,
  inertServices,
  Page,
  type PageBlock,
  type Queries,
  type Resources,
  themeProperties,
} from '@blockfront/engine/render'
import { views } from '@blockfront/engine/views'
import { type CSSProperties, useMemo } from 'react'
import { useBlockStyles } from '../../block-styles.ts'
import { useFontLibrary } from '../../font-library.ts'
import type { StarterTheme } from './themes.ts'

type Ask = { [Name in keyof Queries]?: Queries[Name]['query'] }

/** Sample data for a block, from the theme's own products. */
function resourcesOf({ type, props }: PageBlock, theme: StarterTheme): Resources {
  const requested: Ask = blocks[type]?.data?.(props as never) ?? {}
  return {
    ...(requested.products && { products: { status: 'ready', value: theme.products.slice(0, requested.products.limit) } }),
    ...(requested.categories && {
      categories: { status: 'ready', value: theme.categories.slice(0, requested.categories.limit) },
    }),
    ...(requested.product && { product: { status: 'ready', value: theme.product } }),
  }
}

const withChildren = (list: readonly PageBlock[]): PageBlock[] =>
  list.flatMap((block) => [block, ...withChildren(block.childComponents ?? [])])

/** A page of a theme with its layout, rendered like a store. Links and buttons have no effect. */
export function ThemePage({ theme, slug }: { theme: StarterTheme; slug: string }) {
  useBlockStyles()
  useFontLibrary()
  const content = useMemo(() => {
    const page = theme.pages.find((one) => one.slug === slug)
    const { document } = load({ content: page?.content, globalContent: theme.globalContent }, blocks)
    return Object.values(areaContents(document, blocks)).flat()
  }, [theme, slug])
  const data = useMemo(
    () => Object.fromEntries(withChildren(content).map((block) => [block.id, resourcesOf(block, theme)])),
    [content, theme],
  )
  const services = useMemo<BlockServices>(
    () => ({
      ...inertServices,
      imageSource: (src) => ({ ...theme.pictures[src], src }),
      currentPath: slug === 'home' ? '/' : `/${slug}`,
    }),
    [theme, slug],
  )
  return (
    <Page
      views={views}
      services={services}
      theme={themeProperties(theme.tokens) as CSSProperties}
      content={content}
      data={data}
    />
  )
}
