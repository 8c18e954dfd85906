import { providerSettings } from '@blockfront/contract'
import { z } from 'zod'
import { newId } from '../../../../ground/db/id.ts'
import { type CreateProvider, type Credentials, ProviderError } from '../provider.ts'
import { toMollieAmount } from './amount.ts'
import {
  capturedAmount,
  capturesSchema,
  paymentSchema,
  refundSchema,
  refundState,
  refundsSchema,
  toProviderPayment,
} from './mollie-payment.ts'
import { type MollieRequest, requestMollie } from './mollie-request.ts'

/** Locales of Mollie's hosted page. For others Mollie uses the language of the browser. */
const locales = (
  'en_US en_GB nl_NL nl_BE de_DE de_AT de_CH fr_FR fr_BE es_ES ca_ES pt_PT it_IT nb_NO sv_SE fi_FI da_DK is_IS hu_HU pl_PL lv_LV ' +
  'lt_LT'
).split(' ')

/** Mollie's payments API, version 2. A payment's `ref` is the id of the payment, such as `tr_7UhSN1zuXS`. */
export const createMollieProvider: CreateProvider = ({ config }) => {
  const send = <T>(credentials: Credentials, schema: z.ZodType<T>, request: MollieRequest) =>
    requestMollie(config.mollieApi, credentials.apiKey ?? '', schema, request)
  const get = (credentials: Credentials, ref: string) => send(credentials, paymentSchema, { path: `payments/${pathOf(ref)}` })
  const refundsOf = async (credentials: Credentials, ref: string) =>
    (await send(credentials, refundsSchema, { path: `payments/${pathOf(ref)}/refunds?limit=250` }))._embedded.refunds

  return {
    type: 'mollie',
    settings: providerSettings.mollie,

    async start(credentials, input) {
      const locale = localeOf(input.locale)
      const payment = await send(credentials, paymentSchema, {
        method: 'POST',
        path: 'payments',
        key: input.key,
        body: {
          amount: toMollieAmount(input.amount, input.currency),
          description: input.description.slice(0, 255),
          redirectUrl: input.urls.success,
          cancelUrl: input.urls.cancel,
          webhookUrl: input.urls.webhook,
          metadata: { attempt: input.attempt },
          ...(locale && { locale }),
          ...(input.manualCapture && { captureMode: 'manual' }),
        },
      })
      const redirectTo = payment._links.checkout?.href
      if (!redirectTo) throw new ProviderError('refused', 'Mollie returned a payment without a payment page.')
      // Mollie chooses the time. Some payment methods prolong it, so that it is read again then.
      const closes = payment.expiresAt ? Date.parse(payment.expiresAt) : 0
      return { ref: payment.id, redirectTo, expiresAt: new Date(Math.max(closes, input.expiresAt.getTime())) }
    },

    async read(credentials, ref) {
      const payment = await get(credentials, ref)
      // Also without a refunded amount: a refund that was canceled or has failed is still listed.
      const refunds = capturedAmount(payment) > 0 ? await refundsOf(credentials, ref) : []
      return toProviderPayment(payment, refunds)
    },

    async receive(_credentials, { rawBody }) {
      const ref = new URLSearchParams(rawBody.toString()).get('id') ?? ''
      // Mollie repeats the same body for each change of a payment. It signs nothing, so that only what the API then says counts.
      return /^tr_\w{1,60}$/.test(ref) ? { eventId: newId(), ref } : null
    },

    async cancel(credentials, { ref, release }) {
      const { status } = await get(credentials, ref)
      if (status === 'canceled' || status === 'expired' || status === 'failed') return
      const path = `payments/${pathOf(ref)}`
      if (status === 'authorized' && !release) throw new ProviderError('refused', 'The shopper has already paid.')
      if (status === 'authorized') await send(credentials, z.unknown(), { method: 'POST', path: `${path}/release-authorization` })
      else await send(credentials, z.unknown(), { method: 'DELETE', path })
    },

    async capture(credentials, { ref, amount, currency, key }) {
      const path = `payments/${pathOf(ref)}/captures`
      // Mollie forgets idempotency keys after an hour: ask for the capture itself first.
      const { _embedded } = await send(credentials, capturesSchema, { path: `${path}?limit=250` })
      if (_embedded.captures.some(({ metadata }) => metadata?.key === key)) return
      const body = { amount: toMollieAmount(amount, currency), metadata: { key } }
      await send(credentials, z.unknown(), { method: 'POST', path, key, body })
    },

    async refund(credentials, { ref, amount, currency, key, reason }) {
      const made = (await refundsOf(credentials, ref)).find(({ metadata }) => metadata?.key === key)
      const body = {
        amount: toMollieAmount(amount, currency),
        metadata: { key },
        ...(reason && { description: reason.slice(0, 255) }),
      }
      const path = `payments/${pathOf(ref)}/refunds`
      const refund = made ?? (await send(credentials, refundSchema, { method: 'POST', path, key, body }))
      return { ref: refund.id, state: refundState(refund.status) }
    },

    async connect({ apiKey = '' }) {
      await send({ apiKey }, z.unknown(), { path: 'profiles/me' })
      return { apiKey }
    },
  }
}

const pathOf = (ref: string) => encodeURIComponent(ref)

const localeOf = (locale: string): string | undefined => {
  const name = locale.replace('-', '_')
  return locales.find((known) => known === name) ?? locales.find((known) => known.startsWith(`${name.split('_')[0]}_`))
}
