import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '@blockfront/tooling/sources/repository'
import type { Plugin } from 'vite'
import { languages, type MessageTable } from '../../messages/src/index.ts'
import { type Area, parts } from '../src/language/parts.ts'

/** The file with the messages of one area of the storefront in one language. */
function catalogFile(area: Area, language: string): string {
  if (area === 'blocks') return join(root, `packages/engine/src/render/messages/${language}.ts`)
  return join(root, `packages/storefront/src${area === 'store' ? '' : `/${area}`}/messages/${language}.ts`)
}

/** Reads the catalogs of one part of the storefront, by area. */
export async function readCatalogs(part: keyof typeof parts, language: string): Promise<Partial<Record<Area, MessageTable>>> {
  const read = async (area: Area) => {
    const { catalog } = await import(pathToFileURL(catalogFile(area, language)).href)
    return [area, catalog] as const
  }
  return Object.fromEntries(await Promise.all(parts[part].map(read)))
}

/**
 * Writes the messages that browsers load later as one JSON file for each part and language. The manifest names them, and the server
 * names those of a page's language in its document. Messages of the first part are in the document.
 */
export const messageFiles = (): Plugin => ({
  name: 'message-files',
  async buildStart() {
    for (const language of languages)
      for (const part of ['shopping', 'checkout'] as const) {
        for (const area of parts[part]) this.addWatchFile(catalogFile(area, language))
        const source = JSON.stringify(await readCatalogs(part, language))
        this.emitFile({ type: 'asset', name: `${part}.${language}.json`, source })
      }
  },
})
