'use client'

import { useMemo } from 'react'
import type { Blocks } from './block.ts'
import { stylesOf } from './blocks/styles.ts'
import { load } from './document/loading/load.ts'
import { Page as ContentPage, type PageProps as ContentProps, type Views } from './render/index.ts'

export interface PageProps extends Omit<ContentProps, 'content' | 'views' | 'Mark'> {
  /** The block types of the page, by their `type`. */
  blocks: Blocks
  /** The stored page: what the builder's adapter saved. An empty page if it is missing. */
  document: { content: readonly unknown[]; globalContent?: readonly unknown[] } | null | undefined
  /** CSS in addition to that of the blocks. */
  styles?: string
}

/**
 * A stored page with its styles: global blocks first and last, the page's blocks between. It completes, repairs and migrates what is
 * stored, so it imports the schemas of all blocks. An app with pages for many visitors does that when it stores a page, and renders
 * the result with `Page` of `@blockfront/engine/render`.
 *
 * ```tsx
 * <Page blocks={blocks} document={stored} />
 * ```
 */
export function Page({ blocks, document, styles = '', ...rest }: PageProps) {
  const content = useMemo(() => {
    const { content, globalContent } = load(document, blocks).document
    const isFooter = ({ type }: { type: string }) => blocks[type]?.area === 'footer'
    return [...globalContent.filter((block) => !isFooter(block)), ...content, ...globalContent.filter(isFooter)]
  }, [blocks, document])
  const views = useMemo((): Views => Object.fromEntries(Object.entries(blocks).map(([type, { View }]) => [type, View])), [blocks])
  const sheet = useMemo(() => `${stylesOf(blocks)}\n${styles}`, [blocks, styles])
  return (
    <>
      <style>{sheet}</style>
      <ContentPage {...rest} content={content} views={views} />
    </>
  )
}
