import type { HandlerOutput } from '@blockfront/contract'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberScope } from '../../ground/context.ts'
import { withStore } from '../../ground/db/scope.ts'
import { cacheTags } from '../../ground/events/cache-tags.ts'
import { invalidate } from '../../ground/events/store-events.ts'
import type { Body } from '../../ground/handler.ts'
import { cleanFilename, mediaRow, mediaView, setMediaColumns } from '../../modules/media/index.ts'
import { listUsages } from './media-usages.ts'

/** Changes the name, alternative text or focal point of a file. Undefined values stay unchanged. */
export function updateMedia(
  { db, store: { storeId }, session: { userId: actorId } }: MemberScope,
  { id, filename, alt, focalPoint }: Body<'media.update'>,
): Promise<HandlerOutput<'media.update'>> {
  return withStore(db, storeId, async (trx) => {
    const before = await mediaRow(trx, storeId, id, { forUpdate: true })
    const extension = before.storage_key.split('.').at(-1) ?? ''
    const row = await setMediaColumns(trx, storeId, id, {
      filename: filename === undefined ? before.filename : cleanFilename(filename, extension),
      alt,
      focal_x: focalPoint?.x,
      focal_y: focalPoint?.y,
    })
    await recordAudit(trx, { storeId, actorId, action: 'media.update', target: id })
    await invalidate(trx, storeId, [cacheTags.image(id)])
    return mediaView(row, (await listUsages(trx, storeId, [id])).get(id) ?? [])
  })
}
