import type { Condition, Test } from '../field/meta.ts'

const code = (value: unknown) => `\`${typeof value === 'string' && value !== '' ? value : JSON.stringify(value)}\``

function testText(prop: string, test: Test): string {
  if (typeof test !== 'object' || test === null) return `${code(prop)} is ${code(test)}`
  if ('not' in test) return `${code(prop)} is not ${code(test.not)}`
  return `${code(prop)} is ${test.in.map(code).join(' or ')}`
}

/** A condition as readable text: "`logoType` is `text`". Nested conditions are in parentheses. */
export function conditionText(condition: Condition): string {
  const joined = (list: readonly Condition[], word: string) =>
    list
      .map((one) => {
        const text = conditionText(one)
        return / and | or /.test(text) ? `(${text})` : text
      })
      .join(` ${word} `)
  if ('all' in condition) return joined(condition.all as readonly Condition[], 'and')
  if ('any' in condition) return joined(condition.any as readonly Condition[], 'or')
  return Object.entries(condition as Record<string, Test>)
    .map(([prop, test]) => testText(prop, test))
    .join(' and ')
}
