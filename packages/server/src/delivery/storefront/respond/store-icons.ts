import type { CompressedResponse } from '../../../ground/cache/compressed-response.ts'
import { compressResponse } from '../../../ground/cache/compressed-response.ts'
import { withStoreReadOnly } from '../../../ground/db/scope.ts'
import { originalKey } from '../../../ground/storage/media-key.ts'
import { iconSource, initialIcon, storedTheme, storeRow } from '../../../modules/store/index.ts'
import { messages } from '../messages.ts'
import { directionOf } from '../payload/store-layout.ts'
import { locationOf } from './location.ts'
import { browserHeaders, sharedHeaders } from './page-headers.ts'
import type { Site } from './search-engines.ts'
import { textResponse } from './text-response.ts'

/** Files with the icon of a store, by path: width and height in pixels. Only the touch icon is opaque: iOS draws transparent ones black. */
const ICONS: Readonly<Record<string, { size: number; opaque: boolean }>> = {
  '/apple-touch-icon.png': { size: 180, opaque: true },
  '/icon-192.png': { size: 192, opaque: false },
  '/icon-512.png': { size: 512, opaque: false },
}

/** Returns how to make the icon file or the web manifest at a path; undefined for any other path. */
export function iconFile(path: string, site: Site): (() => Promise<CompressedResponse>) | undefined {
  if (path === '/favicon.ico') return () => favicon(site)
  if (path === '/site.webmanifest') return () => manifest(site)
  const icon = ICONS[path]
  return icon && (() => iconResponse(site, icon))
}

const notFound = () => textResponse(404, messages.notFound)
const readStore = ({ db, storeId }: Site) => withStoreReadOnly(db, storeId, (trx) => storeRow(trx, storeId))

/** Whether a path is the path of an icon, which a closed store shows too. */
export const isIconPath = (path: string): boolean => path === '/favicon.ico' || Object.hasOwn(ICONS, path)

/** Browsers request it when a page names no icon, or when they show a file without a document, such as robots.txt. */
async function favicon(site: Site): Promise<CompressedResponse> {
  const { config, storeId } = site
  const row = await readStore(site)
  const location = row.favicon || (iconSource(row) && '/icon-192.png')
  if (location) return textResponse(302, '', { location: locationOf(location) })
  const headers = {
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'",
    ...browserHeaders(config),
    ...sharedHeaders(config, storeId),
  }
  return compressResponse({ status: 200, headers, body: initialIcon(row) })
}

/** The store's icon, or else its logo, as a square PNG. */
async function iconResponse(site: Site, { size, opaque }: { size: number; opaque: boolean }): Promise<CompressedResponse> {
  const { storage, work, storeId, config } = site
  const row = await readStore(site)
  const source = iconSource(row)
  const file = source && (await storage.get(originalKey(source.storeId, source.mediaId, source.extension)))
  if (!file?.part) return notFound()
  const original = new Uint8Array(await new Response(file.part.stream).arrayBuffer())
  const background = opaque ? storedTheme(row).palette.surface : undefined
  const body = Buffer.from(await work.run('picture.icon', storeId, { original, size, background }))
  const headers = { 'content-type': 'image/png', ...browserHeaders(config), ...sharedHeaders(config, storeId) }
  return compressResponse({ status: 200, headers, body }, { compress: false })
}

async function manifest(site: Site): Promise<CompressedResponse> {
  const { config, storeId } = site
  const row = await readStore(site)
  const { palette } = storedTheme(row)
  const icons = ['/icon-192.png', '/icon-512.png'].map((src) => ({
    src,
    sizes: `${ICONS[src]?.size}x${ICONS[src]?.size}`,
    type: 'image/png',
  }))
  const body = JSON.stringify({
    id: '/',
    name: row.name,
    lang: row.locale,
    dir: directionOf(row.locale),
    start_url: '/',
    // Payment pages of other sites need the browser's controls.
    display: 'browser',
    background_color: palette.surface,
    theme_color: palette.surface,
    icons: iconSource(row) ? icons : [],
  })
  const headers = {
    'content-type': 'application/manifest+json; charset=utf-8',
    ...browserHeaders(config),
    ...sharedHeaders(config, storeId),
  }
  return compressResponse({ status: 200, headers, body })
}
