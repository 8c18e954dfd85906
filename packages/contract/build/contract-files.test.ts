import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contractFiles } from './contract-files.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const write = (file: string, code: string) => {
  const path = join(folder, 'packages/contract/src', file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, code)
}

it('collects routes, endpoints and exports from the declarations alone', () => {
  const endpoint = `  'note.list': {\n    route: 'GET /note/fetch-notes',\n    access: 'member',\n  },\n`
  const oneLine = `  'note.leave': { route: 'POST /note/leave/{id}', access: 'user' },\n`
  write('endpoints/store/note.ts', `export const noteEndpoints = {\n${endpoint}${oneLine}} as const\n`)
  write('endpoints/store/note.test.ts', `export const testEndpoints = {\n  'test.get': {\n    route: 'GET /test',\n  },\n}\n`)
  write('entities/store/note.ts', 'export const note = 1\nconst own = 2\nexport type Note = typeof own\n')
  write('entities/store/mark.ts', 'export interface Mark {\n  name: string\n}\n')
  write('values.ts', 'export const id = () => 1\n')

  const files = contractFiles(folder)
  const text = (file: string) => files.get(`packages/contract/src/${file}`)
  expect([...files.keys()]).toHaveLength(3)
  expect(text('routes.ts')).toContain(`{
  'note.list': 'GET /note/fetch-notes',
  'note.leave': 'POST /note/leave/{id}',
} as const`)
  expect(text('endpoints/all.ts')).toContain("import { noteEndpoints } from './store/note.ts'")
  expect(text('endpoints/all.ts')).toContain('const all = {\n  ...noteEndpoints,\n}')
  expect(text('index.ts')?.match(/^export .*/gm)).toEqual([
    "export { type Endpoints, endpoints } from './endpoints/all.ts'",
    "export type { Mark } from './entities/store/mark.ts'",
    "export { type Note, note } from './entities/store/note.ts'",
  ])
})
