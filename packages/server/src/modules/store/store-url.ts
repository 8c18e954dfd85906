import type { Config } from '../../ground/config.ts'

/** Returns the URL of a path on a store's hostname, with the scheme and the port of the platform. */
export function storeUrl({ publicUrl }: Pick<Config, 'publicUrl'>, hostname: string, path = ''): string {
  const { protocol, port } = new URL(publicUrl)
  return `${protocol}//${hostname}${port ? `:${port}` : ''}${path}`
}
