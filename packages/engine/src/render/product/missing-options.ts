import type { Messages } from '../messages.ts'
import type { AttributeGroup } from '../resource.ts'
import { chosenValue, type Selection } from './variation.ts'

/** The message after an attempt to buy: it names the options without a value. */
export function missingOptions(messages: Messages, groups: readonly AttributeGroup[], selection: Selection): string {
  const missing = groups.filter(({ name }) => chosenValue(selection, name) === undefined).map(({ name }) => name)
  return missing.length > 0 ? messages.selectOptions({ options: missing.join(', ') }) : messages.selectAllOptions
}
