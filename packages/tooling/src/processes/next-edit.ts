import { watch } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'

/** Editors save a file in several steps, and several files at once. Milliseconds. */
const PAUSE = 200

/**
 * Resolves 200 ms after the next change of a file in one of these folders or below, apart from tests, or when the signal aborts.
 * Notices changes from the call on. The folders must exist: Node does not report a missing one.
 */
export async function nextEdit(folders: readonly string[], signal?: AbortSignal): Promise<void> {
  const ended = new AbortController()
  const until = AbortSignal.any([ended.signal, ...(signal ? [signal] : [])])
  try {
    await Promise.race(folders.map((folder) => editOf(folder, until)))
    await setTimeout(PAUSE, undefined, { signal: until })
  } catch (error) {
    if (!signal?.aborted) throw error
  } finally {
    ended.abort()
  }
}

async function editOf(folder: string, signal: AbortSignal): Promise<void> {
  for await (const { filename } of watch(folder, { recursive: true, signal })) if (!filename?.includes('.test.')) return
}
