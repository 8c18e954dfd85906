/**
 * `npm run new:block -- promoBanner`: writes the file of a new block type, and prints the next steps. `--into <folder>` selects
 * another folder of blocks.
 */
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '@blockfront/tooling/sources/repository'
import { blockFile } from './template.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { into: { type: 'string' } } })
const folder = values.into ? resolve(values.into) : join(root, 'packages/engine/src/blocks')
const [type, ...more] = positionals

const problem = problemOf(type, more)
if (problem || type === undefined) {
  console.error(`${problem}\nUsage: npm run new:block -- promoBanner`)
  process.exit(1)
}
const file = join(folder, `${type}.tsx`)
writeFileSync(file, blockFile(type), { flag: 'wx' })
console.log(`Wrote ${relative(root, file)}. It is a whole block already: in the palette, with a panel, a view and tests.

Next:
  1. npm run dev           and look at it in the builder while you change the file
  2. npm run generate      writes its JSON Schema and its reference page
  3. npm run check         and npm test check it like every other block

docs/guides/add-a-block.md says more. To take the block away, delete the file and run npm run generate.`)

/** Returns why a name cannot be a block type's, as one sentence; undefined if it can. */
function problemOf(name: string | undefined, rest: readonly string[]): string | undefined {
  if (name === undefined) return 'Say what the block type is called.'
  if (rest.length > 0)
    return `One block type at a time: got "${[name, ...rest].join(' ')}". A name of several words is written like promoBanner.`
  if (!/^[a-z][A-Za-z0-9]{1,39}$/.test(name))
    return `"${name}" cannot be a block type: write 2 to 40 letters and digits in camelCase, such as promoBanner.`
  if (name in {}) return `"${name}" cannot be a block type: every JavaScript object has something of that name.`
  const taken = readdirSync(folder).find((entry) => entry.replace(/\..*$/, '').toLowerCase() === name.toLowerCase())
  if (taken || existsSync(join(folder, `${name}.tsx`)))
    return `"${name}" is taken by ${relative(root, join(folder, taken ?? name))}. Choose another name.`
}
