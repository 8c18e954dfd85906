import type { CallOutput } from '@blockfront/contract/client'

/** The URL of a store's page, with the scheme and port of the main hostname. */
export const storeUrl = (storeDomain: string, path = '/') =>
  `${location.protocol}//${storeDomain}${location.port ? `:${location.port}` : ''}${path}`

/** The URL with which a member opens a page of a store. For a closed store it gives this browser access without the password. */
export const visitUrl = (
  { storeId, storeDomain, isOpen }: Pick<CallOutput<'store.findCurrent'>, 'storeId' | 'storeDomain' | 'isOpen'>,
  path = '/',
) => (isOpen ? storeUrl(storeDomain, path) : `/visit-store?${new URLSearchParams({ storeId, path })}`)
