import type { Context, Hono } from 'hono'
import { hasDevelopmentPages } from '../../../../ground/config.ts'
import type { ServerContext } from '../../../../ground/context.ts'
import { checkOrigin } from '../../../../ground/request/origin.ts'
import { readBytes } from '../../../../ground/request/read-bytes.ts'
import type { Env } from '../../../../ground/request/request-env.ts'
import { chooseOutcome, type Outcome, outcomes } from './choose-outcome.ts'
import { hostedPage, hostedPagePolicy, type TestPaymentRow } from './hosted-page.ts'
import { TEST_PAGE } from './test-provider.ts'

/** Serves the hosted page of the test provider on the main hostname. In production there is no such page. */
export function mountHostedPage(app: Hono<Env>, { config, db }: Pick<ServerContext, 'config' | 'db'>): void {
  if (!hasDevelopmentPages(config)) return
  const show = (context: Context<Env>, payment: TestPaymentRow | undefined) =>
    payment
      ? context.html(hostedPage(payment), 200, {
          'content-security-policy': hostedPagePolicy(payment),
          'cache-control': 'no-store',
          'referrer-policy': 'same-origin',
          'x-content-type-options': 'nosniff',
        })
      : context.text('There is no such test payment.\n', 404)

  app.get(`${TEST_PAGE}/:id`, async (context, next) => {
    if (context.get('target').store) return next()
    const id = context.req.param('id')
    return show(context, await db.selectFrom('test_payments').selectAll().where('id', '=', id).executeTakeFirst())
  })
  app.post(`${TEST_PAGE}/:id`, async (context, next) => {
    if (context.get('target').store) return next()
    checkOrigin(context.req.raw, context.env.incoming.headers.host, config)
    const outcome = outcomeOf(new URLSearchParams(Buffer.from(await readBytes(context.req.raw, 200)).toString()).get('outcome'))
    if (!outcome) return context.text('Choose one of the outcomes.\n', 400)
    const payment = await chooseOutcome(db, context.req.param('id'), outcome)
    const isOver = payment?.state === 'authorized' || payment?.state === 'paid'
    if (isOver) return context.redirect(payment.success_url, 303)
    return payment?.state === 'failed' ? context.redirect(payment.cancel_url, 303) : show(context, payment)
  })
}

const outcomeOf = (value: string | null): Outcome | undefined => outcomes.find((outcome) => outcome === value)
