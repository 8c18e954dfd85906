import { useMemo } from 'react'
import { useStoreQuery } from '../store-query.ts'
import { messages } from './messages.ts'

/** The templates that a product or category can choose, without the default one. Empty for members who may not see pages. */
export function useTemplates(type: 'product' | 'collection'): { value: string; label: string }[] {
  const { data: pages } = useStoreQuery('page.getByStoreId')
  return useMemo(
    () =>
      (pages ?? [])
        .filter((page) => page.type === type && !isDefaultTemplate(page))
        .map(({ pageId, name, status }) => ({
          value: pageId,
          label: status === 'published' ? name : messages.templates.draft(name),
        })),
    [pages, type],
  )
}

/** Whether a page shows the products or categories that chose no template. */
export const isDefaultTemplate = ({ type, slug }: { type: string; slug: string }): boolean => type === slug
