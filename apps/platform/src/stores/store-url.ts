/** The URL of a store's page, with the scheme and port of the main hostname. */
export const storeUrl = (storeDomain: string, path = '/') =>
  `${location.protocol}//${storeDomain}${location.port ? `:${location.port}` : ''}${path}`
