import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A stored page as JSON, and a tag that changes with it. */
export interface StoredPage {
  json: string
  etag: string
}

/** Pages as JSON files: `home.json` is public, `home.draft.json` is the work of the builder. Replace it with your database. */
export interface Pages {
  /** The draft of a page, or its public version if it has no draft. */
  draft(id: string): StoredPage | undefined
  /** The public version of a page. */
  published(id: string): unknown
  saveDraft(id: string, json: string): StoredPage
  /** Makes the draft public. */
  publish(id: string): void
}

/** Opens the pages in a folder, which is created if it does not exist. */
export function openPages(folder: string): Pages {
  mkdirSync(folder, { recursive: true })
  const publicFile = (id: string) => join(folder, `${id}.json`)
  const draftFile = (id: string) => join(folder, `${id}.draft.json`)
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
  /** A file is replaced as a whole, so that a reader never sees half of it. */
  const write = (file: string, json: string) => {
    writeFileSync(`${file}.new`, json)
    renameSync(`${file}.new`, file)
  }
  return {
    draft: (id) => {
      const json = read(draftFile(id)) ?? read(publicFile(id))
      return json === undefined ? undefined : { json, etag: etagOf(json) }
    },
    published: (id) => {
      const json = read(publicFile(id))
      return json === undefined ? undefined : JSON.parse(json)
    },
    saveDraft: (id, json) => {
      write(draftFile(id), json)
      return { json, etag: etagOf(json) }
    },
    publish: (id) => {
      const json = read(draftFile(id))
      if (json !== undefined) write(publicFile(id), json)
    },
  }
}

const etagOf = (json: string) => `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`
