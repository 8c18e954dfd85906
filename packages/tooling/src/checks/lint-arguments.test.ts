import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../sources/repository.ts'
import { lintArguments } from './lint-arguments.ts'

/** The exit code of the lint check for a project with one style sheet and this repository's rules. */
function lint(css: string): number | null {
  const folder = mkdtempSync(join(tmpdir(), 'blockfront-lint-'))
  try {
    copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'))
    writeFileSync(join(folder, '.gitignore'), 'node_modules\n')
    writeFileSync(join(folder, 'page.css'), css)
    return spawnSync(join(root, 'node_modules/.bin/biome'), lintArguments, { cwd: folder }).status
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('a warning fails the check, like an error', () => {
  const fine = '.price {\n  color: red;\n}\n'
  expect(lint(fine)).toBe(0)
  expect(lint('.cart .price {\n  color: blue;\n}\n.price {\n  color: red;\n}\n')).toBe(1)
})
