import type { AttributeGroup } from '@blockfront/contract'
import { messages } from './messages.ts'
import type { SourceField } from './source.ts'

/** The path of an option's name, such as `option:Color`. */
export const optionPath = (name: string): string => `option:${name}`

/** The path of a value of an option, such as `value:Color:Red`. */
export const valuePath = (name: string, value: string): string => `value:${name}:${value}`

/** The names and values of a product's options. A color in hex is not a text. */
export const optionFields = (groups: unknown): SourceField[] =>
  (groups as AttributeGroup[]).flatMap(({ name, type, values }) => [
    { path: optionPath(name), kind: 'text' as const, label: messages.optionName(name), group: messages.options, text: name },
    ...(type === 'color' ? values.filter((value) => !value.startsWith('#')) : values).map((value) => ({
      path: valuePath(name, value),
      kind: 'text' as const,
      label: messages.optionValue(name, value),
      group: messages.options,
      text: value,
    })),
  ])
