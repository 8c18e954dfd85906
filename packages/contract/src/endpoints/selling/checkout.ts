import { maxLines } from '@blockfront/commerce'
import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { imageSource, missingFiles } from '../../entities/content/media.ts'
import { checkoutConfig, checkoutDraft, checkoutVersion, quote, quoteLineInput, region } from '../../entities/selling/checkout.ts'
import { enteredCode } from '../../entities/selling/discount.ts'
import { amount, count, country, id, languageTag, paged, pageNumber, pageSize, text, url } from '../../values.ts'

/** Bytes of a full cart with an address. */
const cartBodyLimit = 24 * 1024

const byStore = z.object({ storeId: id() })

/** Details of an error for a save that is based on an older version: the stored draft. */
const staleDraft = z.object({ draft: checkoutDraft })

const draftBody = z.object({ storeId: id(), settings: checkoutDraft.shape.settings, baseVersion: count() })

export const checkoutEndpoints = {
  'checkout.config': {
    route: 'GET /checkout/get-config',
    access: 'host-or-member',
    needs: 'settings.view',
    store: 'query.storeId',
    summary: 'Get the settings of the checkout',
    query: z.object({ storeId: id().optional() }),
    response: checkoutConfig,
  },
  'checkout.getDraft': {
    route: 'GET /checkout/get-draft',
    access: 'member',
    needs: 'settings.manage',
    store: 'query.storeId',
    summary: 'Get the draft and the published settings of the checkout for the editor',
    query: byStore,
    response: checkoutDraft,
  },
  'checkout.saveDraft': {
    route: 'PUT /checkout/save-draft',
    access: 'member',
    needs: 'settings.manage',
    store: 'body.storeId',
    summary: 'Save the draft of the checkout; a stale base version responds with 409 and the newer draft',
    body: draftBody,
    response: checkoutDraft,
    errors: { stale_version: staleDraft },
  },
  'checkout.publish': {
    route: 'PUT /checkout/publish',
    access: 'member',
    needs: 'settings.manage',
    store: 'body.storeId',
    summary: 'Save and publish the settings of the checkout and store a version',
    body: draftBody.extend({ label: text(120).default('') }),
    response: checkoutDraft,
    errors: { stale_version: staleDraft },
  },
  'checkout.versions': {
    route: 'GET /checkout/versions',
    access: 'member',
    needs: 'settings.manage',
    store: 'query.storeId',
    summary: 'List the published versions of the checkout, newest first',
    query: byStore.extend({ pageNumber: pageNumber(), pageSize: pageSize(20) }),
    response: paged(checkoutVersion),
  },
  'checkout.version': {
    route: 'GET /checkout/version',
    access: 'member',
    needs: 'settings.manage',
    store: 'query.storeId',
    summary: 'Get a published version of the checkout with its settings',
    query: byStore.extend({ versionId: id() }),
    response: checkoutVersion.extend({ settings: checkoutDraft.shape.settings, missingFiles: missingFiles() }),
  },
  'checkout.restoreVersion': {
    route: 'POST /checkout/restore-version',
    access: 'member',
    needs: 'settings.manage',
    store: 'body.storeId',
    summary: 'Restore a version of the checkout as the draft; deleted files are left out, and nothing is published',
    body: z.object({ storeId: id(), versionId: id(), baseVersion: count() }),
    response: checkoutDraft,
    errors: { stale_version: staleDraft },
  },
  'checkout.regions': {
    route: 'GET /checkout/get-regions',
    access: 'public',
    servedOn: 'any',
    summary: 'List the regions of a country by name; empty if addresses have no regions',
    query: z.object({ country: country() }),
    response: z.array(region).max(500),
  },
  'checkout.quote': {
    route: 'POST /checkout/quote',
    access: 'host',
    summary: 'Calculate prices, stock and totals of a cart; problems are part of the response',
    body: z.object({
      lines: z.array(quoteLineInput).max(maxLines),
      country: country().optional(),
      region: text(120).optional().describe('ISO 3166-2 code of a region of the country. Other text is ignored.'),
      postalCode: text(20).optional(),
      rateId: id().nullable().optional(),
      code: enteredCode().optional().describe('Discount code.'),
      email: text(254).optional().describe('For discounts that each customer can use once.'),
      locale: languageTag().optional().describe('Language of the names of shipping rates and payment methods.'),
    }),
    bodyLimit: cartBodyLimit,
    response: quote.extend({
      pictures: z.record(url(), imageSource).describe('Image sources of its lines, by URL.'),
      freeShipping: z
        .object({ country: country(), from: amount(), missing: amount() })
        .nullable()
        .describe(
          "Without a country: from which price a rate of the store's country ships the cart for free, and what is missing of it after discounts. null with a country, and without such a rate.",
        ),
    }),
  },
} as const satisfies Record<string, Endpoint>
