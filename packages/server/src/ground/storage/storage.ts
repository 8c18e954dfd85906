import { join } from 'node:path'
import type { Config } from '../config.ts'
import { localStorage } from './local-storage.ts'
import { s3Storage } from './s3-storage.ts'
import type { Storage } from './stored-file.ts'

/** The storage that the configuration names: a bucket, else a folder next to the other data. */
export const createStorage = ({ s3, dataFolder }: Pick<Config, 's3' | 'dataFolder'>): Storage =>
  s3 ? s3Storage(s3) : localStorage(join(dataFolder, 'media'))
