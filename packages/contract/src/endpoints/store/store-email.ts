import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { success } from '../../entities/success.ts'
import { id, locale, text } from '../../values.ts'

const kind = () => text(60).min(1).describe('Kind of an email, such as `order-placed`.')

const language = () =>
  locale().optional().describe('Language of an email to shoppers, such as `de`. Default: the locale of the store.')

const emails = z
  .object({
    emails: z.array(
      z.object({
        kind: kind(),
        title: text(120),
        description: text(300).describe('When the email is sent.'),
        recipient: z.enum(['shopper', 'owner']),
        optional: z.boolean().describe('Whether the store can switch it off.'),
        enabled: z.boolean(),
      }),
    ),
    lowStockThreshold: z
      .number()
      .int()
      .min(0)
      .max(1_000_000)
      .describe('Stock at which the owner gets an email, when an order reduces it that far. 0: never.'),
  })
  .meta({ id: 'StoreEmails' })

export const storeEmailEndpoints = {
  'storeEmail.list': {
    route: 'GET /email/fetch-emails',
    access: 'member',
    needs: 'settings.manage',
    store: 'query.storeId',
    summary: 'List the emails that a store sends, and which are on',
    query: z.object({ storeId: id() }),
    response: emails,
  },
  'storeEmail.preview': {
    route: 'GET /email/preview',
    access: 'member',
    needs: 'settings.manage',
    store: 'query.storeId',
    summary: 'Preview an email with sample data in the design of the store',
    query: z.object({ storeId: id(), kind: kind(), scheme: z.enum(['light', 'dark']).default('light'), locale: language() }),
    response: z.object({
      title: text(120),
      description: text(300),
      recipient: z.enum(['shopper', 'owner']),
      subject: z.string(),
      html: z.string().describe('Shows the requested color scheme, regardless of the color scheme of the device.'),
      text: z.string(),
    }),
  },
  'storeEmail.sendTest': {
    route: 'POST /email/send-test',
    access: 'member',
    needs: 'settings.manage',
    store: 'body.storeId',
    summary: 'Send an email with sample data to your own address',
    body: z.object({ storeId: id(), kind: kind(), locale: language() }),
    response: success,
  },
  'storeEmail.updateSettings': {
    route: 'PUT /email/update-settings',
    access: 'member',
    needs: 'settings.manage',
    store: 'body.storeId',
    summary: 'Switch an optional email on or off, or change the limit of low stock; omitted fields do not change',
    body: z.object({
      storeId: id(),
      kind: kind().optional(),
      enabled: z.boolean().optional(),
      lowStockThreshold: emails.shape.lowStockThreshold.optional(),
    }),
    response: emails,
  },
} as const satisfies Record<string, Endpoint>
