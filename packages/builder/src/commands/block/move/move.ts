import { type BlockLocation, type Change, type DocumentBlock, type ListName, move as moveTo, reorder } from '@blockfront/engine'
import type { Builder } from '../../../store/builder-store.ts'
import { areaContents } from '../../../store/page-order.ts'
import { type SlotContents, slotContents, slotRefusal, slotSiblings } from '../../../store/slot-contents.ts'
import type { Command } from '../../command.ts'
import { messages } from '../../messages.ts'
import { attempt } from '../../reject.ts'
import { isEditable, nameOf, singleSelection } from '../../selection/selected.ts'
import { applyMove } from './apply-move.ts'

/** Moves the selected block by one position among its siblings, or into the slot or area next to its own. */
const move = (by: -1 | 1, definition: Pick<Command, 'id' | 'title' | 'shortcuts'>): Command => ({
  ...definition,
  group: 'Arrange',
  enabled: (builder) => {
    const found = singleSelection(builder)
    return (
      isEditable(builder) &&
      found !== undefined &&
      (hasNeighbor(builder, found, by) || nextSlot(builder, found, by) !== undefined)
    )
  },
  run: (builder) => {
    const found = singleSelection(builder)
    if (!found) return
    const { document } = builder.store.getState()
    const { id } = found.block
    if (hasNeighbor(builder, found, by)) {
      const siblings = slotSiblings(builder, found)
      const moved = by < 0 ? messages.movedUp : messages.movedDown
      const announcement = moved(nameOf(builder, id), siblings.indexOf(found.block) + 1 + by, siblings.length)
      return builder.apply(reorder(document, builder.blocks, { id, by }), { say: announcement })
    }
    const slot = nextSlot(builder, found, by)
    if (!slot) return
    const siblings = slot.list === found.list ? found.siblings.length - 1 : document[slot.list as 'content'].length
    const to = { list: slot.list, index: by < 0 ? siblings : 0, slot: slot.name }
    const change: Change | undefined = attempt(builder, () => moveTo(document, builder.blocks, { id, to }))
    if (change) applyMove(builder, change, [id])
  },
})

function hasNeighbor(builder: Builder, found: BlockLocation, by: -1 | 1): boolean {
  const siblings = slotSiblings(builder, found)
  return siblings[siblings.indexOf(found.block) + by] !== undefined
}

/** The next slot of the container, or area of the page, in the given direction that takes the block. */
function nextSlot(builder: Builder, { block, parent, list }: BlockLocation, by: -1 | 1) {
  const slots: readonly (SlotContents & { list: ListName })[] = parent
    ? (slotContents(builder, parent.id) ?? []).map((slot) => ({ ...slot, list }))
    : areaContents(builder)
  const own = slots.findIndex(({ ids }) => ids.includes(block.id))
  const others = by < 0 ? slots.slice(0, Math.max(own, 0)).toReversed() : slots.slice(own + 1)
  // Slots that exclude the block are skipped, such as a footer between two areas.
  return others.find(({ name, list: to }) => canBeIn(block, to) && slotRefusal(builder, [block], to, name) === undefined)
}

/** The area of a global block is part of its type. */
const canBeIn = ({ contentType }: DocumentBlock, list: ListName) => typeof list === 'object' || contentType !== 'global'

export const moveUp = move(-1, { id: 'moveUp', title: messages.titles.moveUp, shortcuts: ['Alt+ArrowUp'] })
export const moveDown = move(1, { id: 'moveDown', title: messages.titles.moveDown, shortcuts: ['Alt+ArrowDown'] })
