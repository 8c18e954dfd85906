import { isDeepStrictEqual } from 'node:util'
import { bannedIn } from '@blockfront/tooling/language/banned'
import { readJson, repositoryFiles } from '@blockfront/tooling/sources/repository'

/** A field in the JSON Schema of a block type, as far as its texts need it. */
export interface LabeledSchema {
  label?: string
  help?: string
  control?: string
  itemName?: string
  section?: string
  choices?: readonly { label: string }[]
  properties?: Record<string, LabeledSchema>
  items?: LabeledSchema
  anyOf?: readonly LabeledSchema[]
}

/** Words in the texts of fields that have a standard term, and that term. */
const TERMS: readonly [pattern: RegExp, instead: string][] = [
  [/\b(?:pictures?|photos?)\b/i, 'image'],
  [/\b(?:phones|smartphones?)\b/i, 'mobile'],
  [/\bfilms?\b/i, 'video'],
  [/\blooks?\b/i, 'style'],
  [/\b(?:image )?shapes?\b/i, 'image ratio'],
  [/\blog ?in\b/i, 'sign in'],
  [/\bshops?\b/i, 'store'],
  [/\balign\b/i, 'alignment'],
  [/\bunder the pointer\b/i, 'on hover'],
]

/** Names whose capital letters stay inside a label. */
const NAMES =
  /\b(?:Add to Cart|Buy Now|Instagram|Facebook|Pinterest|Vimeo|OpenStreetMap|Google Maps|Twitter|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|WebM|Ogg)\b/g

/** The name of a field whose value is a color says so. */
const COLOR_NAME = /\b(?:color|background|overlay)\b/i

const MAX_LABEL = 40
const MAX_SENTENCE_WORDS = 25

/**
 * Returns what is wrong with the texts of a field and of the fields in it: its label, help, options and section. A label is a short
 * noun phrase in sentence case, help is one or more sentences, and both use the standard terms of store builders.
 */
export function labelProblems(schema: LabeledSchema, name = ''): string[] {
  const { label, help, control, itemName, section, choices = [] } = schema
  const short = [label, itemName, section, ...choices.map((choice) => choice.label)].filter((text) => text !== undefined)
  const own = [
    ...short.flatMap((text) => [...wordProblems(text), ...shapeProblems(text)]),
    ...(help === undefined ? [] : [...wordProblems(help), ...sentenceProblems(help)]),
    ...(control === 'color' && label !== undefined && !COLOR_NAME.test(label)
      ? [`"${label}": name the color, such as "Text color"`]
      : []),
  ]
  const options = [schema, schema.items, ...(schema.anyOf ?? [])].flatMap((inside) => Object.entries(inside?.properties ?? {}))
  return [
    ...own.map((problem) => (name ? `${name}: ${problem}` : problem)),
    ...repeatedLabels(options.map(([, field]) => field)),
    ...options.flatMap(([key, field]) => labelProblems(field, name ? `${name}.${key}` : key)),
  ]
}

const wordProblems = (text: string) => [
  ...bannedIn(text).map((match) => `"${match.text}": write ${match.instead}`),
  ...TERMS.flatMap(([pattern, instead]) => (pattern.test(text) ? [`"${text}": write ${instead}`] : [])),
]

function shapeProblems(label: string): string[] {
  const rest = label.replace(NAMES, '').slice(1)
  return [
    ...(/^[\p{Lu}\d]/u.test(label) ? [] : [`"${label}": start with a capital letter`]),
    ...(/[.:]$/.test(label) ? [`"${label}": end without punctuation`] : []),
    ...(/[^(\p{L}]\p{Lu}\p{Ll}/u.test(rest) ? [`"${label}": write in sentence case`] : []),
    ...(/\b(?:color|background|text|size|width|height) of\b/i.test(label)
      ? [`"${label}": put the noun first, such as "Logo height"`]
      : []),
    ...(label.length > MAX_LABEL ? [`"${label}": use at most ${MAX_LABEL} characters`] : []),
  ]
}

const sentenceProblems = (help: string) => [
  ...(/^[\p{Lu}\d“]/u.test(help) && /[.!?]$/.test(help) ? [] : [`"${help}": write whole sentences`]),
  ...help
    .split(/[.!?:] /)
    .filter((sentence) => sentence.split(' ').length > MAX_SENTENCE_WORDS)
    .map((sentence) => `"${sentence}": use at most ${MAX_SENTENCE_WORDS} words in a sentence`),
]

/** Two fields next to each other with one label look the same to an owner, except where they replace each other. */
function repeatedLabels(fields: readonly LabeledSchema[]): string[] {
  const shown = fields.filter(({ label, control }) => label !== undefined && control !== 'hidden')
  const isRepeated = (field: LabeledSchema, index: number) =>
    shown.slice(0, index).some((earlier) => earlier.label === field.label && isDeepStrictEqual(earlier.section, field.section))
  return shown.filter(isRepeated).map(({ label }) => `"${label}": two fields have this label`)
}

/** Returns the problems in the texts of all block types, read from the newest version of each in `schemas/blocks`. */
export function labelsOfBlocks(): string[] {
  const newest = new Map<string, number>()
  for (const file of repositoryFiles('schemas/blocks')) {
    const [, , type = '', version = ''] = file.split('/')
    newest.set(type, Math.max(newest.get(type) ?? 0, Number.parseInt(version, 10)))
  }
  return [...newest].flatMap(([type, version]) => {
    const { properties } = readJson<LabeledSchema>(`schemas/blocks/${type}/${version}.json`)
    return labelProblems(properties?.props ?? {}).map((problem) => `packages/engine/src/blocks/${type}.tsx ${problem}`)
  })
}
