import type { Block } from '../block.ts'
import { type Samples, sampleResources } from '../generate/sample-data.ts'
import type { Resources } from '../render/resource.ts'
import { renderPage } from '../render/server.tsx'
import type { Extreme } from './extremes.ts'
import { fill } from './fill.ts'
import { harmIn, payloads } from './hostile.ts'

const render = ({ View }: Block, { block, data, dir }: Extreme) =>
  renderPage({ content: [block], data: { [block.id]: data }, dir, views: { [block.type]: View } })

const errorsOf = ({ failures }: ReturnType<typeof render>) => failures.map(({ error }) => error.message)

/** The errors that a view throws in a situation, and differences between two renderings of the same props. */
export function situationProblems(block: Block, situation: Extreme): string[] {
  const first = render(block, situation)
  const differs = first.html !== render(block, situation).html
  return [
    ...errorsOf(first),
    ...(differs ? ['Two renderings differ; a view must not use the date, random numbers or state outside of React.'] : []),
  ]
}

/** The payload in every prop that accepts it, at any depth, and in all text of the data. */
export function attack(block: Block, payload: string, samples?: Samples): Extreme {
  const props = fill(block, { value: () => payload, items: () => 2 })
  const words = new Set(['name', 'slug', 'title', 'description', 'sku'])
  const poison = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(poison)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, words.has(key) ? payload : poison(inner)]))
  }
  const data = poison(sampleResources(block, props, samples)) as Resources
  return { name: payload, block: { id: 'block', type: block.type, props }, data }
}

/** Errors that malicious values cause, and, where a DOM exists, what they could run or load. */
export function hostileProblems(block: Block, samples?: Samples): string[] {
  return payloads.flatMap((payload) => {
    const result = render(block, attack(block, payload, samples))
    return [...errorsOf(result), ...harmOf(result.html)].map((problem) => `${payload}: ${problem}`)
  })
}

function harmOf(html: string): string[] {
  if (typeof document === 'undefined') return []
  const parsed = document.implementation.createHTMLDocument()
  parsed.body.innerHTML = html
  return harmIn(parsed.body)
}
