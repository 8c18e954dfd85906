import type { Block } from '../block.ts'
import { type CheckOptions, checkBlock } from '../check/check-block.ts'
import { defectOf } from '../document/schema.ts'
import { propsSchema } from '../generate/json-schema.ts'
import { type Samples, sampleResources } from '../generate/sample-data.ts'
import { renderPage } from '../render/server.tsx'
import { problemsOfCss } from './css.ts'

/** Mistakes in a block's definition, its defaults, its JSON Schema and its style sheet, as sentences. */
export function definitionProblems(block: Block, controls?: CheckOptions['controls'], samples?: Samples): string[] {
  const { type, css = [] } = block
  const draw: CheckOptions['draw'] = (View, props) => {
    const content = [{ id: 'block', type, props, childComponents: [] }]
    renderPage({ content, data: { block: sampleResources(block, props, samples) }, views: { [type]: View } })
  }
  const problems = checkBlock(block, { controls, draw })
  if (defectOf(block) !== undefined) return problems
  const defaults = block.props().parse({})
  if (JSON.stringify(block.props().parse(defaults)) !== JSON.stringify(defaults))
    problems.push(`${type}.props: the defaults change when they are parsed again, so that every load would change the page`)
  try {
    propsSchema(block)
  } catch (error) {
    problems.push(`${type}.props: JSON Schema cannot express it (${error instanceof Error ? error.message : error})`)
  }
  const own = typeof css === 'string' ? css : css.at(-1)
  return [...problems, ...problemsOfCss(type, own ?? '').map((problem) => `${type}.css: ${problem}`)]
}
