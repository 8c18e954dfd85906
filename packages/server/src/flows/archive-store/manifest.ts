import type { WrittenFile } from './zip-writer.ts'

/** The version of the format that this server writes. It rises when a reader of the version before would misunderstand an archive. */
export const FORMAT_VERSION = 1

/** The path of the manifest in an archive. It is the last file, because it has the hashes of the others. */
export const MANIFEST_PATH = 'manifest.json'

/** Describes an archive. */
export interface Manifest {
  format: 'blockfront-store'
  version: typeof FORMAT_VERSION
  /** The newest migration of the database that wrote it. */
  schema: string
  createdAt: string
  store: { id: string; name: string; currency: string }
  /** Every other file of the archive. `rows` is the number of lines of a table. */
  files: (WrittenFile & { rows?: number })[]
  /** Ids of items of the media library whose file was not in the storage. */
  missingMedia: string[]
}
