import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf } from '../boundaries/imports.ts'
import { entryPoints, importedPackages, type Manifest, readJson, repositoryFiles, root } from '../sources/repository.ts'
import { checks } from './list.ts'
import { inputHash } from './passes.ts'

test('a check runs again after any change except of the files that it ignores', () => {
  const files = new Map([
    ['docs/a.md', '1'],
    ['packages/a.ts', '1'],
    ['platform', 'v24'],
  ])
  const hash = (changes: [string, string][] = []) => inputHash({ ignores: /^docs\// }, new Map([...files, ...changes]))
  expect(hash([['docs/a.md', '2']])).toBe(hash())
  expect(hash([['docs/b.md', '1']])).toBe(hash())
  const others: [string, string][] = [
    ['packages/a.ts', '2'],
    ['packages/docs/a.ts', '1'],
    ['platform', 'v25'],
  ]
  expect(new Set([hash(), ...others.map((change) => hash([change]))]).size).toBe(others.length + 1)
})

test('no check ignores a file that its command imports, or its own files', () => {
  const files = new Set(repositoryFiles('*.ts', '*.tsx', '*.json'))
  const entries = new Map(importedPackages().flatMap((item) => [...entryPoints(item)]))
  const importsIn = (path: string) =>
    importsOf(path, readFileSync(join(root, path), 'utf8')).flatMap(({ specifier }) => {
      const target = specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : entries.get(specifier)
      return target && files.has(target) ? [target] : []
    })
  const { scripts = {} } = readJson<Manifest>('package.json')
  for (const { name, ignores } of checks) {
    const read = new Set([
      'package.json',
      'package-lock.json',
      ...(scripts[`check:${name}`]?.match(/(?:apps|packages)\/\S+\.ts/g) ?? []),
    ])
    for (const path of read) if (/\.tsx?$/.test(path)) for (const target of importsIn(path)) read.add(target)
    expect(
      [...read].filter((path) => ignores?.test(path)),
      name,
    ).toEqual([])
  }
})
