import type { Block } from '../block.ts'
import { load } from '../document/loading/load.ts'

/** Values of presets and of examples of older versions that loading replaces or drops, as sentences. */
export function migrationProblems(block: Block): string[] {
  const { type, version, presets = [], migrations = {} } = block
  const stored = [
    ...presets.map(({ name, props }) => ({ name: `presets.${name}`, version, props })),
    ...Object.entries(migrations).map(([from, { example }]) => ({
      name: `migrations[${from}].example`,
      version: Number(from),
      props: example,
    })),
  ]
  return stored.flatMap(({ name, ...rest }) =>
    load([{ id: 'a', type, ...rest }], { [type]: block })
      .report.filter(({ kind }) => kind !== 'migrated' && kind !== 'identified')
      .map(({ path, message }) => `${type}.${name}: ${path.slice(path.lastIndexOf('props') + 1).join('.')} ${message}`),
  )
}
