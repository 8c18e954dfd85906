import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryFiles, root } from '../sources/repository.ts'
import { areas } from './areas.ts'
import { flows, modules } from './server.ts'

const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')

/** Names in a sentence of the page that starts with a text. */
const listed = (start: string): string[] => {
  const [, names = ''] = new RegExp(`^${start}: ([^.]{1,2000})\\.$`, 'm').exec(page) ?? []
  return names.split(/,\s+/)
}

/** Names of the folders in a folder of the server. */
const foldersIn = (path: string): string[] => {
  const top = `packages/server/src/${path}/`
  const below = repositoryFiles(top).map((file) => file.slice(top.length))
  return [...new Set(below.filter((file) => file.includes('/')).map((file) => file.slice(0, file.indexOf('/'))))].sort()
}

it('names the modules and flows of the server in the order of their ranks, and every folder has a rank', () => {
  expect(listed('The modules, lowest first')).toEqual([...modules])
  expect(listed('The flows, lowest first')).toEqual([...flows])
  expect(foldersIn('modules')).toEqual([...modules].sort())
  expect(foldersIn('flows')).toEqual([...flows].sort())
})

it('has a row for the folder of every area, and none for a folder that does not exist', () => {
  const rows = [...page.matchAll(/^\| `((?:packages|apps|schemas|docs)\/[^`]*)`/gm)].map(([, path = '']) => path)
  const files = repositoryFiles()
  expect(rows.filter((row) => !files.some((file) => file.startsWith(row)))).toEqual([])
  const isDescribed = ({ path }: (typeof areas)[number]) =>
    rows.some((row) => path.startsWith(row)) || /\/(?:bench|build|checks)\/$/.test(path)
  expect(areas.filter((area) => !isDescribed(area)).map(({ path }) => path)).toEqual([])
})
