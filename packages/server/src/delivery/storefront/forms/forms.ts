import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { productPath } from '@blockfront/commerce'
import { endpoints, MAX_SLUG_LENGTH, slugPattern } from '@blockfront/contract'
import { sql } from 'kysely'
import { addStockAlert } from '../../../flows/alert-shoppers/index.ts'
import type { CompressedResponse } from '../../../ground/cache/compressed-response.ts'
import type { ServerContext, StoreContext } from '../../../ground/context.ts'
import type { Database } from '../../../ground/db/database.ts'
import { withStoreReadOnly } from '../../../ground/db/scope.ts'
import { AppError, appError } from '../../../ground/errors.ts'
import { sendContactMessage } from '../../../modules/contact/index.ts'
import { subscribe } from '../../../modules/customer/index.ts'
import { storeRow } from '../../../modules/store/index.ts'
import { languageOfSegment } from '../../../modules/translation/index.ts'
import { type PageTexts, pageTexts } from '../messages.ts'
import type { StoreRequest } from '../store-request.ts'
import { cartPage, type FormField, type FormPage, formPage, messagePage } from './form-pages.ts'
import { formResponse } from './form-response.ts'
import { readForm } from './read-form.ts'

/** How often one client may send forms without scripts, which pass a weaker bot check than those with scripts. */
const LIMIT = { points: 5, seconds: 3600 }

/** A form can be confirmed from 2 seconds to 1 hour after it was shown. Milliseconds. */
const MIN_AGE = 2_000
const MAX_AGE = 3_600_000

/** The result of a form. */
const HONEYPOT = 'website'

export const isFormPath = (path: string): boolean => /^\/forms\/(?:contact|newsletter|stock-alert|cart)$/.test(path)

type FormServerContext = Pick<ServerContext, 'config' | 'db' | 'limiter'>

/**
 * Handles a form that a browser without scripts posted. The contact form, the newsletter and stock alerts are confirmed on a second page: its
 * signed token, an invisible field and a rate limit replace the bot check, which needs scripts. Nothing is stored or sent before.
 * Throws `bad_origin`, `unsupported_type`, `too_large` and `rate_limited`.
 */
export async function handleForm(
  serverContext: FormServerContext,
  request: StoreRequest,
  incoming: IncomingMessage,
): Promise<CompressedResponse> {
  const values = await readForm(incoming, serverContext.config)
  const { storeId } = request.store
  const { store, locale, root } = await withStoreReadOnly(serverContext.db, storeId, async (trx) => {
    const row = await storeRow(trx, storeId)
    return { store: row, ...(await languageOfSegment(trx, row, request.language)) }
  })
  const page = (status: number, body: string) => formResponse(serverContext.config, status, body)
  const texts = pageTexts(locale)
  const context = { store: store.name, locale, home: root || '/', texts }
  if (request.rest === '/forms/cart') {
    const slug = values.get('product') ?? ''
    const back = slug.length <= MAX_SLUG_LENGTH && slugPattern.test(slug) ? productPath(slug) : '/shop'
    return page(200, cartPage({ ...context, back: root + back, email: store.store_email, phone: store.store_phone }))
  }
  const form = (formsByPath[request.rest] ?? newsletterForm)(values, texts, locale)
  const shown: FormPage = { ...context, ...form, action: root + request.rest, trap: HONEYPOT }
  const wrong = form.fields.filter(({ error }) => error)
  if (wrong.length > 0) return page(422, formPage({ ...shown, notice: texts.fixFields }))
  const signed = (text: string) => sign(serverContext, request, form.fields, text)
  const token = values.get('token')
  const fresh = () => {
    const text = `${Date.now()}.${randomBytes(12).toString('base64url')}`
    return `${text}.${signed(text)}`
  }
  if (!token) return page(200, formPage({ ...shown, token: fresh() }))
  try {
    await serverContext.limiter.count('form-without-scripts', request.client, LIMIT)
    if (values.get(HONEYPOT) || !(await consumeToken(serverContext.db, token, signed)))
      return page(422, formPage({ ...shown, token: fresh(), notice: texts.confirmAgain }))
    await form.send({ db: serverContext.db, config: serverContext.config, store: { storeId } })
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    return page(error.status, formPage({ ...shown, token: fresh(), notice: error.message }))
  }
  return page(200, messagePage({ ...context, ...form.done }))
}

interface PostedForm {
  title: string
  button: string
  fields: FormField[]
  send: (context: Pick<StoreContext, 'db' | 'config' | 'store'>) => Promise<unknown>
  done: { title: string; text: string }
}

const contactSchema = endpoints['email.contact'].body.omit({ turnstileToken: true, storeId: true })
const stockAlertSchema = endpoints['stockAlert.add'].body
const newsletterSchema = endpoints['email.subscribe'].body.omit({ storeId: true })

function contactForm(values: URLSearchParams, texts: PageTexts): PostedForm {
  const text = (name: string) => (values.get(name) ?? '').replace(/\r\n?/g, '\n').trim()
  const typed = { name: text('name'), customerEmail: text('email'), subject: text('subject'), message: text('message') }
  const read = contactSchema.safeParse(typed)
  const errors = new Set(read.error?.issues.map(({ path }) => path[0]))
  const errorOf = (key: keyof typeof typed) =>
    !errors.has(key)
      ? ''
      : key === 'customerEmail' && typed[key]
        ? texts.invalidEmail
        : typed[key]
          ? texts.invalid
          : texts.required
  const field = (
    name: string,
    key: keyof typeof typed,
    label: string,
    type: FormField['type'],
    maxLength: number,
  ): FormField => ({
    ...{ name, label, type, maxLength },
    value: typed[key],
    error: errorOf(key),
  })
  return {
    title: texts.contactTitle,
    button: texts.sendMessage,
    fields: [
      field('name', 'name', texts.name, 'text', 120),
      field('email', 'customerEmail', texts.email, 'email', 254),
      field('subject', 'subject', texts.subject, 'text', 200),
      field('message', 'message', texts.message, 'textarea', 5000),
    ],
    send: async (context) => {
      if (read.data) await sendContactMessage(context, read.data)
    },
    done: { title: texts.messageSent, text: texts.messageSentText },
  }
}

function newsletterForm(values: URLSearchParams, texts: PageTexts): PostedForm {
  const email = (values.get('email') ?? '').trim()
  const read = newsletterSchema.safeParse({ email })
  const error = read.success ? '' : email ? texts.invalidEmail : texts.required
  return {
    title: texts.newsletterTitle,
    button: texts.subscribe,
    fields: [{ name: 'email', label: texts.email, type: 'email', maxLength: 254, value: email, error }],
    send: async (context) => {
      if (read.data) await subscribe(context, read.data)
    },
    done: { title: texts.subscribed, text: texts.subscribedText },
  }
}

/** The recipient of the email about a sold-out item. Its ids come from the form, so that they are confirmed with the address. */
function stockAlertForm(values: URLSearchParams, texts: PageTexts, locale: string): PostedForm {
  const text = (name: string) => (values.get(name) ?? '').trim()
  const [email, productId, variationId] = [text('email'), text('product'), text('variation')]
  const read = stockAlertSchema.safeParse({ email, productId, variationId: variationId || null, locale })
  const wrongEmail = read.error?.issues.some(({ path }) => path[0] === 'email')
  const error = wrongEmail ? (email ? texts.invalidEmail : texts.required) : ''
  const hidden = (name: string, value: string): FormField => ({ name, value, label: '', type: 'hidden', maxLength: 0, error: '' })
  return {
    title: texts.stockAlert,
    button: texts.stockAlertButton,
    fields: [
      { name: 'email', label: texts.email, type: 'email', maxLength: 254, value: email, error },
      hidden('product', productId),
      hidden('variation', variationId),
    ],
    send: async (context) => {
      if (!read.data) throw appError('not_found')
      await addStockAlert(context, read.data)
    },
    done: { title: texts.stockAlertSaved, text: texts.stockAlertSavedText },
  }
}

const formsByPath: Readonly<Record<string, (values: URLSearchParams, texts: PageTexts, locale: string) => PostedForm>> = {
  '/forms/contact': contactForm,
  '/forms/newsletter': newsletterForm,
  '/forms/stock-alert': stockAlertForm,
}

/** Binds a token to the store and to what was typed. */
function sign({ config }: FormServerContext, { store, rest }: StoreRequest, fields: readonly FormField[], text: string): string {
  const typed = createHash('sha256')
    .update(JSON.stringify(fields.map(({ value }) => value)))
    .digest('base64url')
  return createHmac('sha256', config.secret).update(`form/${store.storeId}${rest}/${typed}/${text}`).digest('base64url')
}

/** Whether a token is signed for these values, in its time, and not used before. */
async function consumeToken(db: Database, token: string, signed: (text: string) => string): Promise<boolean> {
  const [at = '', nonce = '', signature = ''] = token.split('.')
  const [expected, given] = [Buffer.from(signed(`${at}.${nonce}`)), Buffer.from(signature)]
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return false
  const age = Date.now() - Number(at)
  if (!(age >= MIN_AGE && age <= MAX_AGE)) return false
  const { rows } = await sql`
    insert into rate_limits (key, points, expire) values (${`form/${nonce}`}, 1, ${Number(at) + MAX_AGE})
    on conflict (key) do nothing returning key`.execute(db)
  return rows.length === 1
}
