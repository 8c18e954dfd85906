import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../ground/config.ts'

/** The path of a preview link on a store's hostname: the id of the link, and its signature. */
const PATH = /^\/preview\/([0-9a-z]{20})\.([A-Za-z0-9_-]{43})$/

const sign = ({ secret }: Pick<Config, 'secret'>, storeId: string, previewId: string) =>
  createHmac('sha256', secret).update(`page-preview/${storeId}/${previewId}`).digest('base64url')

/** Returns the path of a preview link. */
export const previewPath = (config: Pick<Config, 'secret'>, storeId: string, previewId: string): string =>
  `/preview/${previewId}.${sign(config, storeId, previewId)}`

/** Whether a path has the form of a preview link, with any signature. */
export const isPreviewPath = (path: string): boolean => PATH.test(path)

/** Returns the id in a preview link that this server signed for the store; undefined for any other path. */
export function previewIdOf(config: Pick<Config, 'secret'>, storeId: string, path: string): string | undefined {
  const [, previewId, signature] = PATH.exec(path) ?? []
  if (!previewId || !signature) return undefined
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(config, storeId, previewId))) ? previewId : undefined
}
