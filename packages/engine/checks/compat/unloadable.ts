import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import type { Block } from '../../src/block.ts'
import { load } from '../../src/document/loading/load.ts'
import { schemaOf } from '../../src/document/schema.ts'
import type { JsonSchema } from '../../src/generate/json-schema.ts'
import { arbitraryOf } from '../../src/generate/testing/arbitrary.ts'

/** The number of generated documents of each version. */
const RUNS = 200

type StoredProps = Record<string, unknown>

/** Returns why documents of a version cannot be loaded as valid current ones: its stored example, and generated documents. */
export function unloadable(block: Block, version: number, schema: JsonSchema): string[] {
  const problems: string[] = []
  const example = block.migrations?.[version]?.example
  if (example) {
    const fits = new Ajv2020({ strict: false, allErrors: true }).compile({ ...schema, $id: undefined })
    if (!fits({ type: block.type, version, props: example })) {
      const where = fits.errors
        ?.map(({ instancePath, message }) => `${instancePath.slice(1).replaceAll('/', '.')} ${message}`)
        .join('; ')
      problems.push(
        `${block.type}.migrations[${version}].example is no document of version ${version}: ${where}. Give one that a store may have.`,
      )
    }
    const loss = lossOf(block, version, example)
    if (loss) problems.push(`${block.type}.migrations[${version}].example ${loss}`)
  }
  const sound = arbitraryOf(schema.properties?.props as JsonSchema, schema) as fc.Arbitrary<StoredProps>
  const { failed, counterexample } = fc.check(
    fc.property(sound, (props) => lossOf(block, version, props) === undefined),
    { numRuns: RUNS },
  )
  if (failed && counterexample)
    problems.push(
      `${block.type}: a document of version ${version} ${lossOf(block, version, counterexample[0])}\n` +
        `    ${JSON.stringify({ type: block.type, version, props: counterexample[0] })}\n` +
        `  ${version < block.version ? `Correct the migrations from version ${version} on` : 'Give the change a new version and a migration'} in packages/engine/src/blocks/${block.type}.tsx.`,
    )
  return problems
}

/** Returns what loading these props loses, or undefined. */
function lossOf(block: Block, version: number, props: StoredProps): string | undefined {
  const { document, report } = load([{ id: 'a', type: block.type, version, props }], { [block.type]: block })
  const loss = report.find(({ kind }) => kind === 'defaulted' || kind === 'dropped' || kind === 'unknown')
  if (loss) return `loses ${loss.path.slice(2).join('.') || 'all'}: ${loss.message}`
  const result = schemaOf(block).safeParse(document.content[0]?.props)
  return result.success ? undefined : `loads as an invalid one: ${result.error.message}`
}
