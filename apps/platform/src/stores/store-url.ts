/** The address of a store's page as a browser here reaches it: scheme and port are those of the main host. */
export const storeUrl = (storeDomain: string, path = '/') =>
  `${location.protocol}//${storeDomain}${location.port ? `:${location.port}` : ''}${path}`
