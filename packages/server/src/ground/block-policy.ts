import { blocks } from '@blockfront/engine/blocks'

/**
 * Sources of a Content-Security-Policy that views of blocks need, separated by spaces. All block types count on every page, because a browser
 * keeps the policy of the first page of a store while the shopper navigates.
 */
export const blockSources = (kind: 'frames' | 'scripts'): string =>
  [...new Set(Object.values(blocks).flatMap(({ policy }) => policy?.[kind] ?? []))].join(' ')
