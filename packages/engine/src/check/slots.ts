import type { z } from 'zod'
import { type Block, RESERVED_PROPS, type Slot } from '../block.ts'
import { hasItemIds } from '../field/inside.ts'
import { conditionProblems } from './conditions.ts'

/** Returns the mistakes in the slots of a block, each with its path in the definition. */
export function slotProblems(block: Block): [path: string, problem: string][] {
  const problems: [string, string][] = []
  const shape = block.props().shape as Record<string, z.ZodType>
  const reserved = RESERVED_PROPS.filter((name) => Object.hasOwn(shape, name))
  for (const name of reserved)
    problems.push([`.props.${name}`, 'has the name of another value that views or React receive; rename it'])
  const slots = Object.entries(block.slots ?? {})
  if (block.slots && block.contentType !== 'container')
    problems.push(['.slots', "belong to a container; set `contentType: 'container'`"])
  if (block.slots && slots.length === 0) problems.push(['.slots', 'are empty; name at least one slot, or leave them out'])
  for (const [name, slot] of slots) {
    const addProblem = (key: string, problem: string) => problems.push([`.slots.${name}${key}`, problem])
    if (!/^[a-z][A-Za-z0-9]*$/.test(name)) addProblem('', 'must have a camelCase name, such as left')
    checkSlot(slot, addProblem)
    for (const problem of slot.when ? conditionProblems(slot.when, shape) : []) addProblem('.when', problem)
    if (slot.each === undefined) continue
    if (slots.length > 1) addProblem('.each', 'needs the slot to be the only one, because its slots are named by the items')
    if (!hasItemIds(shape[slot.each]))
      addProblem('.each', `names ${slot.each}, which is not a list whose items have \`id: field.slotId()\``)
  }
  return problems
}

/** Reports the mistakes in the rules of a slot or area. */
export function checkSlot(
  { title, allow, min = 0, max, initial = [] }: Omit<Slot, 'contentTypes'>,
  addProblem: (key: string, problem: string) => void,
): void {
  if (title?.trim() === '') addProblem('.title', 'is empty; give it the name that owners read')
  if (allow?.length === 0) addProblem('.allow', 'is empty, so that nothing may go in; name block types, or leave it out')
  if (!Number.isSafeInteger(min) || min < 0) addProblem('.min', 'must be a whole number from 0')
  if (max !== undefined && (!Number.isSafeInteger(max) || max < Math.max(1, min)))
    addProblem('.max', 'must be a whole number from 1, and at least `min`')
  if (initial.length < min) addProblem('.initial', `needs ${min} block types, because the slot has at least ${min}`)
  if (max !== undefined && initial.length > max) addProblem('.initial', `names more than ${max} block types`)
  for (const type of initial)
    if (allow && !allow.includes(type)) addProblem('.initial', `names ${type}, which \`allow\` excludes`)
}

/** Returns the types in the rules of slots that none of the blocks has, as sentences. */
export function unknownSlotTypes(blocks: readonly Block[]): string[] {
  const known = new Set(blocks.map(({ type }) => type))
  return blocks.flatMap(({ type, slots = {} }) =>
    Object.entries(slots).flatMap(([name, { allow = [], initial = [] }]) =>
      [...new Set([...allow, ...initial])]
        .filter((one) => !known.has(one))
        .map((one) => `${type}.slots.${name}: names the block type ${one}, which does not exist`),
    ),
  )
}
