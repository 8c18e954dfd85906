/** The pages of field kinds, from the engine's declarations and one example each. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PropsSchema } from '@blockfront/engine'
import { propsSchema } from '@blockfront/engine/generate'
import { root } from '@blockfront/tooling/sources/repository'
import { codeFence, declarationMarkdown, engineExports } from '../api/api-pages.ts'
import { type Declaration, declarationsOf } from '../api/declarations.ts'
import { describe } from '../site/markdown.ts'
import type { Section, SitePage } from '../site/page.ts'
import { exampleCode } from './example-code.ts'
import { fieldExamples } from './field-examples.ts'

const FILE = 'apps/docs/src/fields/field-examples.ts'

/** Returns the section of field kinds: an overview, then one page per kind. */
export function fieldSection(): Section {
  const members = engineExports().find(({ name }) => name === 'field')?.members ?? []
  const examples: Record<string, PropsSchema> = fieldExamples
  const codes = exampleCode(readFileSync(join(root, FILE), 'utf8'))
  const kinds = members.filter(({ name }) => name in examples).sort((a, b) => a.name.localeCompare(b.name, 'en'))
  const others = members.filter(({ name }) => !(name in examples))
  const pages = kinds.map((kind) => kindPage(kind, codes.get(kind.name) ?? '', examples[kind.name] as PropsSchema))
  return { label: 'Fields', collapsed: true, items: [overview(kinds, others), ...pages] }
}

const firstSentence = (text: string) => describe(text).split(/\. /)[0]?.replace(/[.:]$/, '') ?? ''

function overview(kinds: readonly Declaration[], others: readonly Declaration[]): SitePage {
  const rows = kinds.map(({ name, text }) => `| [\`field.${name}\`](/fields/${name}) | ${firstSentence(text)} |`)
  return {
    id: 'fields',
    title: 'Fields',
    label: 'Overview',
    description: 'Every field kind of the block engine, with a live control, its stored value and its JSON Schema.',
    body: [
      'A field kind defines what a prop may contain and which control edits it. A block lists its fields in `props`. Every field needs a default.',
      ['| Field | Stores |', '| --- | --- |', ...rows].join('\n'),
      'An app adds its own kinds with `defineField`: [your own block, field and control](../../../../docs/guides/own-blocks.md).',
      '## Common options',
      'Each field kind takes a label, and these options:',
      codeFence(engineExports().find(({ name }) => name === 'FieldOptions')?.code ?? ''),
      '## Groups of fields',
      'Fields that several blocks have in common. Spread a group into the props of a block.',
      ...others
        .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
        .map((other) => declarationMarkdown({ ...other, name: `field.${other.name}` })),
    ].join('\n\n'),
    file: FILE,
    generated: true,
  }
}

function kindPage(kind: Declaration, code: string, props: PropsSchema): SitePage {
  const { name, text, file } = kind
  // Option types are in the same file as their kind.
  const options = declarationsOf(file).filter((other) => other.kind === 'type' && other.name.endsWith('Options'))
  const json = (value: unknown) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``
  return {
    id: `fields/${name}`,
    title: `field.${name}`,
    label: name,
    description: describe(text),
    body: [
      text,
      `\`\`\`ts\n${code}\n\`\`\``,
      '## Stored value',
      json(props().parse({})),
      '## Options',
      'All [common options](/fields#common-options) apply.',
      ...options.map(({ code: option }) => codeFence(option)),
      '## Type',
      codeFence(kind.code),
      '## JSON Schema',
      json(propsSchema({ props } as Parameters<typeof propsSchema>[0])),
    ].join('\n\n'),
    file: FILE,
    generated: true,
    live: { kind: 'field', name },
  }
}
