import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { codeBlocks } from '../../../../scripts/guides/code-blocks.ts'
import { effortOf } from './count.ts'

const fileOf = (name: string) => fileURLToPath(new URL(`${name}.tsx`, import.meta.url))

it('the guide contains the smallest app', () => {
  const [, app] = codeBlocks('docs/guides/builder-in-your-app.md')
  expect(app?.code).toBe(readFileSync(fileOf('ours'), 'utf8'))
})

it('the smallest app has fewer lines and concepts than with Puck', () => {
  const ours = effortOf(fileOf('ours'), ['banner', 'heading'])
  const puck = effortOf(fileOf('puck'), ['Banner', 'heading'])
  const counts = { ours: [ours.lines, ours.concepts.length], puck: [puck.lines, puck.concepts.length] }
  expect(counts).toEqual({ ours: [16, 14], puck: [18, 16] })
})
