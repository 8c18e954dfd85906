import type { Block, Blocks } from '../block.ts'
import type { CheckOptions } from '../check/check-block.ts'
import type { Samples } from '../generate/sample-data.ts'
import { definitionProblems } from './definition.ts'
import { drawable, extremes, ordinary } from './extremes.ts'
import { migrationProblems } from './migrations.ts'
import { hostileProblems, situationProblems } from './rendering.ts'
import { translationProblems } from './translation.ts'

export interface BlockTestOptions extends Pick<CheckOptions, 'controls'> {
  /** Sample results of the app's own queries. Without one, the views that need it are tested while they load. */
  samples?: Samples
}

export interface BlockTest {
  name: string
  /** Throws an Error with one problem per line. */
  run: () => void
}

/** The tests of one block type. */
export interface BlockTests {
  type: string
  tests: readonly BlockTest[]
}

/**
 * Returns the contract tests of these block types: valid definitions, style sheets that affect only their block, presets and migrations
 * that load without loss, complete translation, and views that render every situation (empty, long and right-to-left texts, no, one and
 * 200 items, failed data, every choice) and malicious values. Where a DOM exists (jsdom), they also find values that become elements or
 * scripts.
 * ```ts
 * describe.each(blockTests(blocks, { controls }))('$type', ({ tests }) => {
 *   test.each(tests)('$name', ({ run }) => run())
 * })
 * ```
 */
export function blockTests(blocks: Blocks, { controls, samples }: BlockTestOptions = {}): BlockTests[] {
  const canRender = new Set(drawable(blocks))
  return Object.values(blocks).map((block: Block) => {
    const of = (name: string, problems: () => readonly string[]): BlockTest => ({ name, run: () => rejectProblems(problems()) })
    return {
      type: block.type,
      tests: [
        of('has a valid definition and reads all of its props', () => definitionProblems(block, controls, samples)),
        of('loads its presets and the examples of older versions without loss', () => migrationProblems(block)),
        of('translates each of its texts', () => translationProblems(block)),
        ...(canRender.has(block)
          ? [...ordinary(block, samples), ...extremes(block, samples)].map((situation) =>
              of(`renders: ${situation.name}`, () => situationProblems(block, situation)),
            )
          : []),
        ...(canRender.has(block) ? [of('renders malicious values as text', () => hostileProblems(block, samples))] : []),
      ],
    }
  })
}

function rejectProblems(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n'))
}
