import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { MAX_SECTION_CHARACTERS, section } from '../../entities/content/section.ts'
import { success } from '../../entities/success.ts'
import { id } from '../../values.ts'

/** The name and the blocks of a new section. */
const content = section.shape.content.refine(
  (blocks) => JSON.stringify(blocks).length <= MAX_SECTION_CHARACTERS,
  'This section is too large. Save fewer blocks.',
)

export const sectionEndpoints = {
  'section.list': {
    route: 'GET /section/fetch-sections',
    access: 'member',
    needs: 'content.manage',
    store: 'query.storeId',
    summary: 'The saved sections of a store, newest first: at most 50',
    query: z.object({ storeId: id() }),
    response: z.array(section),
  },
  'section.add': {
    route: 'POST /section/add-section',
    access: 'member',
    needs: 'content.manage',
    store: 'body.storeId',
    summary: 'Save blocks as a section of the store',
    body: z.object({ storeId: id(), name: section.shape.name, content }),
    response: section,
  },
  'section.rename': {
    route: 'PUT /section/rename-section',
    access: 'member',
    needs: 'content.manage',
    store: 'body.storeId',
    summary: 'Rename a saved section',
    body: z.object({ storeId: id(), sectionId: id(), name: section.shape.name }),
    response: section,
  },
  'section.delete': {
    route: 'DELETE /section/delete/{storeId}/{sectionId}',
    access: 'member',
    needs: 'content.manage',
    store: 'params.storeId',
    summary: 'Delete a saved section; pages keep the blocks that were inserted from it',
    params: z.object({ storeId: id(), sectionId: id() }),
    response: success,
  },
} as const satisfies Record<string, Endpoint>
