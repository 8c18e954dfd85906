import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { comparisonPath } from '../../../../scripts/bench/comparison.ts'
import { codeBlocks } from '../../../../scripts/guides/code-blocks.ts'
import { root } from '../../../../scripts/sources/repository.ts'
import { effortOf } from './count.ts'

const fileOf = (name: string) => fileURLToPath(new URL(`${name}.tsx`, import.meta.url))

it('the guide contains the smallest app', () => {
  const [, app] = codeBlocks('docs/guides/builder-in-your-app.md')
  expect(app?.code).toBe(readFileSync(fileOf('ours'), 'utf8'))
})

it('the smallest app has fewer lines and concepts than with Puck, as docs/comparison.md says', () => {
  const ours = effortOf(fileOf('ours'), ['banner', 'heading'])
  const puck = effortOf(fileOf('puck'), ['Banner', 'heading'])
  expect(ours.lines).toBeLessThan(puck.lines)
  expect(ours.concepts.length).toBeLessThan(puck.concepts.length)
  const page = readFileSync(join(root, comparisonPath), 'utf8')
  expect(page).toContain(`| lines of the smallest app | ${ours.lines} lines | ${puck.lines} lines |`)
  expect(page).toContain(`| concepts of the smallest app | ${ours.concepts.length} concepts | ${puck.concepts.length} concepts |`)
})
