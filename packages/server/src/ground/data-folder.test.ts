import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeFolder } from './data-folder.ts'
import { startEmbedded } from './db/embedded/embedded.ts'
import { loadOrCreateSecret } from './db/open.ts'
import { dataFolderRefusal } from './start-error.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blockfront-data-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const refusalOf = async (wish: Promise<unknown>, root: string) => {
  const error: unknown = await wish.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return String(dataFolderRefusal(error, root))
}

it('is created with its parents, by several processes at once, and kept', async () => {
  const deep = join(folder, 'a/b/c')
  await Promise.all([makeFolder(deep), makeFolder(deep), makeFolder(join(deep, 'd'))])
  await makeFolder(deep)
  expect((await stat(join(deep, 'd'))).isDirectory()).toBe(true)
})

it('is rejected if a file has its name', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  expect(await refusalOf(makeFolder(file), folder)).toContain(`cannot use ${file}: a file is in the way (EEXIST)`)
  expect(await refusalOf(makeFolder(join(file, 'in')), folder)).toContain('a file is in the way (ENOTDIR)')
})

it.runIf(process.platform === 'linux')('is rejected immediately if no folder can be created', async () => {
  const nowhere = '/proc/blockfront'
  for (const wish of [() => startEmbedded({ root: join(nowhere, 'postgres') }), () => loadOrCreateSecret(nowhere)]) {
    const message = await refusalOf(wish(), nowhere)
    expect(message).toContain(
      'keeps its data in /proc/blockfront, but cannot use /proc/blockfront: no folder can be created there',
    )
    expect(message).toContain('set another one in BLOCKFRONT_DATA')
  }
})
