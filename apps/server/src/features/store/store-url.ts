import type { Config } from '../../config.ts'

/** The address of a path on a store's host, with the scheme and the port that people use for the platform. */
export function storeUrl({ publicUrl }: Pick<Config, 'publicUrl'>, host: string, path = ''): string {
  const { protocol, port } = new URL(publicUrl)
  return `${protocol}//${host}${port ? `:${port}` : ''}${path}`
}
