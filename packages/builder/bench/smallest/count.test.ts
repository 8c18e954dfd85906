import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { codeBlocks } from '@blockfront/tooling/guides/code-blocks'
import { root } from '@blockfront/tooling/sources/repository'
import { expect, it } from 'vitest'
import { comparisonPath } from '../comparison/comparison.ts'
import { effortOf, ownNames, titles } from './count.ts'

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
  const rows = [
    `| lines of ${titles[pair]} | ${ours.lines} lines | ${puck.lines} lines |`,
    `| concepts of ${titles[pair]} | ${ours.concepts.length} concepts | ${puck.concepts.length} concepts |`,
  ]
  const page = readFileSync(join(root, comparisonPath), 'utf8').split('\n')
  // A page that was measured before an app existed has none of its rows.
  const shown = page.filter((line) => line.includes(` of ${titles[pair]} |`))
  expect(shown).toEqual(shown.length === 0 ? [] : rows.map((row) => expect.stringContaining(row)))
})
