import { mkdir, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/**
 * Creates a data folder and its parents unless they exist. Rethrows errors of the file system. It creates one folder at a time,
 * because recursive `mkdir` retries forever where folders cannot be created, as in /proc (Node 24).
 */
export async function makeFolder(folder: string): Promise<void> {
  const path = resolve(folder)
  try {
    await mkdir(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (await isFolder(path)) return
    if (code !== 'ENOENT') throw error
    const around = dirname(path)
    if (!(await isFolder(around))) await makeFolder(around)
    // Another process may have created this folder or its parent meanwhile. A second failure is final.
    await mkdir(path).catch(async (again: unknown) => {
      if (!(await isFolder(path))) throw again
    })
  }
}

const isFolder = (path: string) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
