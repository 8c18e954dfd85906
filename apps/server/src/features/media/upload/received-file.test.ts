import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { deleteLeftoverFiles } from './received-file.ts'

it('deletes files of an upload that are older than a day', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'blockfront-uploads-'))
  try {
    // Without a folder, there is nothing to delete.
    await deleteLeftoverFiles(folder)
    await mkdir(join(folder, 'uploads'))
    const hours = { old: 24.1, recent: 23.9, now: 0 }
    for (const [name, age] of Object.entries(hours)) {
      const path = join(folder, 'uploads', name)
      await writeFile(path, 'x')
      const at = new Date(Date.now() - age * 3_600_000)
      await utimes(path, at, at)
    }
    await deleteLeftoverFiles(folder)
    expect((await readdir(join(folder, 'uploads'))).sort()).toEqual(['now', 'recent'])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
