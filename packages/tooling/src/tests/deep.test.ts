import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '../sources/repository.ts'
import { deepTestFiles, deepTests } from './deep.ts'
import { testFiles } from './stages.ts'

const files = deepTests().flatMap((test) => test.files)

it('runs every file that npm test leaves out, and only files that exist', () => {
  expect(files).toEqual(expect.arrayContaining(deepTestFiles()))
  expect([...testFiles(), ...deepTestFiles()]).toEqual(expect.arrayContaining(files))
})

it('every night, one job for each name', () => {
  const workflow = parse(readFileSync(join(root, '.github/workflows/deep.yml'), 'utf8'))
  expect(workflow.on).toHaveProperty('schedule')
  expect(workflow.jobs.deep.strategy.matrix.name).toEqual(deepTests().map(({ name }) => name))
})
