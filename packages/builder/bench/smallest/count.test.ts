import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { comparisonPath } from '../../../../scripts/bench/comparison.ts'
import { codeBlocks } from '../../../../scripts/guides/code-blocks.ts'
import { root } from '../../../../scripts/sources/repository.ts'
import { effortOf, ownNames } from './count.ts'

const fileOf = (name: string, pair = 'smallest') => fileURLToPath(new URL(`../${pair}/${name}.tsx`, import.meta.url))

it('the guide contains the smallest app', () => {
  const [, app] = codeBlocks('docs/guides/builder-in-your-app.md')
  expect(app?.code).toBe(readFileSync(fileOf('ours'), 'utf8'))
})

it.each(['smallest', 'site'] as const)('the app %s has fewer lines and concepts than with Puck', (pair) => {
  const ours = effortOf(fileOf('ours', pair), ownNames[pair])
  const puck = effortOf(fileOf('puck', pair), ownNames[pair])
  expect(ours.lines).toBeLessThan(puck.lines)
  expect(ours.concepts.length).toBeLessThan(puck.concepts.length)
  // The page has the rows of the site after it is measured again.
  if (pair !== 'smallest') return
  const page = readFileSync(join(root, comparisonPath), 'utf8')
  expect(page).toContain(`| lines of the smallest app | ${ours.lines} lines | ${puck.lines} lines |`)
  expect(page).toContain(`| concepts of the smallest app | ${ours.concepts.length} concepts | ${puck.concepts.length} concepts |`)
})
