import { mkdir, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/**
 * Makes a folder for data, and those around it, unless it is there. Throws what the file system says. Step by step, because
 * `mkdir` with `recursive` tries for ever where folders cannot be made, as in /proc (Node 24).
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
    // Another process may have made the folder around it, or this one, in the meantime. A second failure is final.
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
