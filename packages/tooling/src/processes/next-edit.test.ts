import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { nextEdit } from './next-edit.ts'

const folder = mkdtempSync(join(tmpdir(), 'blockfront-edits-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('notices a change below any of the folders, but not of tests, and ends with its signal', async () => {
  const folders = ['a', 'b/deep'].map((name) => join(folder, name))
  for (const one of folders) mkdirSync(one, { recursive: true })
  const roots = [join(folder, 'a'), join(folder, 'b')]

  let noticed = false
  const edited = nextEdit(roots).then(() => {
    noticed = true
  })
  writeFileSync(join(folder, 'a/one.test.ts'), '')
  const stopped = new AbortController()
  const never = nextEdit([join(folder, 'a')], stopped.signal)
  stopped.abort()
  await never
  expect(noticed).toBe(false)
  writeFileSync(join(folder, 'b/deep/two.ts'), '')
  await edited
})
