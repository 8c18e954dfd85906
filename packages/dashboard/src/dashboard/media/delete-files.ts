import { ApiError, errorDetails } from '@blockfront/contract/client'
import { api } from '../../api.ts'
import type { MediaItem } from '../../media/use-library.ts'

interface Deletion {
  deleted: MediaItem[]
  /** With the usages that the server reported: files that are in use, were not reached, or failed. */
  stays: MediaItem[]
  /** Why it stopped early. */
  error?: string
}

/**
 * Deletes files one after another, so that it can be stopped. Files with known usages are deleted by force. A file that turns out
 * to be in use stays, with its usages.
 */
export async function deleteFiles(
  files: readonly MediaItem[],
  signal: AbortSignal,
  onDone: (count: number) => void,
): Promise<Deletion> {
  const deleted: MediaItem[] = []
  const stays: MediaItem[] = []
  for (const [index, file] of files.entries()) {
    if (signal.aborted) return { deleted, stays: [...stays, ...files.slice(index)] }
    try {
      await api.call('media.delete', { params: { id: file.id }, query: { force: file.usages.length > 0 } })
      deleted.push(file)
    } catch (error) {
      const details = errorDetails(error, 'media.delete', 'media_in_use')
      if (details) stays.push({ ...file, usages: details.usages })
      else if (error instanceof ApiError && error.status === 404) deleted.push(file)
      else
        return {
          deleted,
          stays: [...stays, ...files.slice(index)],
          error: error instanceof Error ? error.message : String(error),
        }
    }
    onDone(deleted.length)
  }
  return { deleted, stays }
}
