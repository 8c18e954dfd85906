import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { csvPart } from '../../entities/catalog/product-import.ts'
import {
  storeLanguages,
  translatedItem,
  translationImport,
  translationInput,
  translationItem,
  translationState,
  translationType,
} from '../../entities/content/translation.ts'
import { count, id, languageTag, paged, text } from '../../values.ts'
import { filtersOf, pagingOf } from '../list-query.ts'

const item = z.object({ storeId: id(), locale: languageTag(), type: translationType, id: id() })

/** The languages of a store, and the translations of what its owner wrote. */
export const translationEndpoints = {
  'language.list': {
    route: 'GET /language/fetch-languages',
    access: 'member',
    needs: 'content.manage',
    store: 'query.storeId',
    summary: 'Get the languages of a store',
    query: z.object({ storeId: id() }),
    response: storeLanguages,
  },
  'language.update': {
    route: 'PUT /language/update-languages',
    access: 'member',
    needs: 'content.publish',
    store: 'body.storeId',
    summary: 'Replace the additional languages of a store',
    description: 'Removing a language deletes its translations. Its URLs then respond with 404.',
    body: z.object({ storeId: id(), languages: storeLanguages.shape.languages }),
    response: storeLanguages,
  },
  'translation.list': {
    route: 'GET /translation/fetch-items',
    access: 'member',
    needs: 'content.manage',
    store: 'query.storeId',
    summary: 'List the items that can be translated, with the state of each item in a language',
    query: z.object({
      storeId: id(),
      locale: languageTag(),
      type: translationType,
      ...filtersOf('translation.list'),
      // Its schema has a name in the OpenAPI document.
      state: translationState.optional(),
      ...pagingOf('translation.list'),
    }),
    response: paged(translationItem).extend({
      counts: z.object({ missing: count(), stale: count(), done: count() }).describe('Items of the type in each state.'),
    }),
  },
  'translation.get': {
    route: 'GET /translation/fetch-item',
    access: 'member',
    needs: 'content.manage',
    store: 'query.storeId',
    summary: 'Get the texts of an item with their translations',
    query: item,
    response: translatedItem,
  },
  'translation.save': {
    route: 'PUT /translation/save-item',
    access: 'member',
    needs: 'content.publish',
    store: 'body.storeId',
    summary: 'Save translations of an item; the others stay. Shoppers see them immediately',
    body: item.extend({ fields: z.array(translationInput).max(5000) }),
    bodyLimit: 4 * 1024 * 1024,
    response: translatedItem,
  },
  'translation.export': {
    route: 'GET /translation/export',
    access: 'member',
    needs: 'content.manage',
    store: 'query.storeId',
    summary: 'Export the texts of a language as CSV, part by part: one line for each text',
    query: z.object({
      storeId: id(),
      locale: languageTag(),
      after: text(200).optional().describe('`next` of the previous part. Without it, the first part.'),
    }),
    response: csvPart,
  },
  'translation.import': {
    route: 'POST /translation/import',
    access: 'member',
    needs: 'content.publish',
    store: 'body.storeId',
    summary: 'Import translations from CSV in the format of the export',
    description: 'Lines with a problem are reported and left out; the others are saved.',
    body: z.object({
      storeId: id(),
      locale: languageTag(),
      csv: z.string().max(8_000_000),
    }),
    bodyLimit: 16 * 1024 * 1024,
    response: translationImport,
  },
} as const satisfies Record<string, Endpoint>
