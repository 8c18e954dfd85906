import type { CompressedResponse } from '../../../ground/cache/compressed-response.ts'
import { withStoreReadOnly } from '../../../ground/db/scope.ts'
import { appError } from '../../../ground/errors.ts'
import { isPreviewPath, previewIdOf } from '../../../modules/preview/index.ts'
import { storeRow } from '../../../modules/store/index.ts'
import { messagePage } from '../forms/form-pages.ts'
import { formResponse } from '../forms/form-response.ts'
import { pageTexts } from '../messages.ts'
import { previewPayload } from '../payload/preview-payload.ts'
import { secretHeaders } from '../respond/page-headers.ts'
import { payloadContext, renderPayload, type StorefrontContext } from '../respond/page-response.ts'
import type { Representation } from '../store-request.ts'

export { isPreviewPath }

/**
 * Responds to a preview link, also of a closed store: the link is the permission. Nothing is cached, and no other site learns the link. A link that
 * has expired or was revoked gets a page that says so; as data, it throws `not_found`.
 */
export async function respondToPreview(
  context: StorefrontContext,
  storeId: string,
  path: string,
  representation: Representation,
): Promise<CompressedResponse> {
  const { config, db } = context.serverContext
  const previewId = previewIdOf(config, storeId, path)
  const found = previewId && (await previewPayload(payloadContext(context), storeId, { previewId, path }))
  if (found) return renderPayload(context, representation, found.payload, secretHeaders)
  if (representation === 'json') throw appError('not_found')
  const { name, locale } = await withStoreReadOnly(db, storeId, (trx) => storeRow(trx, storeId))
  const texts = pageTexts(locale)
  const around = { store: name, locale, home: '/', texts }
  return formResponse(config, 404, messagePage({ ...around, title: texts.previewGone, text: texts.previewGoneText }))
}
