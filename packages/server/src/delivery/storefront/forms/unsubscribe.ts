import type { IncomingMessage } from 'node:http'
import { unsubscribedEmail, unsubscribeFromReminders } from '../../../flows/remind-shoppers/index.ts'
import type { CompressedResponse } from '../../../ground/cache/compressed-response.ts'
import type { ServerContext } from '../../../ground/context.ts'
import { withStoreReadOnly } from '../../../ground/db/scope.ts'
import { storeRow } from '../../../modules/store/index.ts'
import { languageOfSegment } from '../../../modules/translation/index.ts'
import { pageTexts } from '../messages.ts'
import type { StoreRequest } from '../store-request.ts'
import { confirmPage, messagePage } from './form-pages.ts'
import { formResponse } from './form-response.ts'

/**
 * Handles the unsubscribe link of reminders, without scripts and without a session. GET shows a button and changes nothing, because
 * scanners of email open links. POST unsubscribes: from the button, or from the mail program in one click (RFC 8058). The token is the
 * permission, so neither needs an origin or a certain body.
 */
export async function handleUnsubscribe(
  serverContext: Pick<ServerContext, 'config' | 'db'>,
  { store: { storeId }, language }: StoreRequest,
  token: string,
  incoming: IncomingMessage,
): Promise<CompressedResponse> {
  incoming.resume()
  const { config, db } = serverContext
  const { name, locale, root } = await withStoreReadOnly(db, storeId, async (trx) => {
    const store = await storeRow(trx, storeId)
    return { name: store.name, ...(await languageOfSegment(trx, store, language)) }
  })
  const texts = pageTexts(locale)
  const around = { store: name, locale, home: root || '/', texts }
  const email = unsubscribedEmail(config, storeId, token)
  if (!email)
    return formResponse(
      config,
      404,
      messagePage({ ...around, title: texts.unsubscribeInvalid, text: texts.unsubscribeInvalidText }),
    )
  if (incoming.method !== 'POST')
    return formResponse(
      config,
      200,
      confirmPage({
        ...around,
        title: texts.unsubscribeTitle,
        text: texts.unsubscribeText({ email, store: name }),
        button: texts.unsubscribe,
      }),
    )
  await unsubscribeFromReminders({ db, store: { storeId } }, email)
  return formResponse(
    config,
    200,
    messagePage({ ...around, title: texts.unsubscribed, text: texts.unsubscribedText({ email, store: name }) }),
  )
}
