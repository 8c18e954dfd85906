import { endpoints, type MediaItem } from '@blockfront/contract'
import type { MemberContext, RequestContext } from '../../../ground/context.ts'
import { saveMedia } from '../save-media.ts'
import { readUpload } from './read-upload.ts'
import { reserveUpload } from './upload-reservation.ts'

/** Saves the file of a multipart request to the media library, see {@link saveMedia}. */
export function uploadMedia(context: MemberContext & Pick<RequestContext, 'incoming'>): Promise<MediaItem> {
  const { incoming, session } = context
  const expectedBytes = Number(incoming.headers['content-length'] ?? 0)
  return readUpload(
    incoming,
    endpoints['media.upload'].bodyLimit,
    () => reserveUpload(context, { expectedBytes }),
    ({ filename, bytes }, reservation) => saveMedia(context, { filename, bytes, actorId: session.userId, reservation }),
  )
}
