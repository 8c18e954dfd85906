import { create, type Start } from '../../document/create.ts'
import { DocumentError } from '../../document/error.ts'
import { insert } from '../../document/insert.ts'
import type { Place } from '../../document/place.ts'
import type { Builder } from '../store/builder-store.ts'
import { insertPlace } from './insert-place.ts'
import { nameOf } from './selected.ts'

/** Makes a block of a type, puts it where it was dropped (or where `insertPlace` says) and selects it. Returns its id. */
export function insertBlock(builder: Builder, type: string, { at, ...start }: Start & { at?: Place } = {}): string | undefined {
  try {
    const block = create(builder.blocks, type, start)
    const place = at ?? insertPlace(builder, block.contentType)
    builder.apply(insert(builder.store.getState().document, { block, at: place }), { select: [block.id] })
    const where = typeof place.list === 'object' ? ` into ${nameOf(builder, place.list.container)}` : ''
    builder.say(`${nameOf(builder, block.id)} added${where}, place ${place.index + 1}`)
    return block.id
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    builder.say(error.message)
    return undefined
  }
}
