import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { componentUsage, sharedComponent } from '../../entities/content/component.ts'
import { MAX_SECTION_CHARACTERS } from '../../entities/content/section.ts'
import { id } from '../../values.ts'

const content = sharedComponent.shape.content
  .min(1)
  .max(100)
  .refine(
    (blocks) => JSON.stringify(blocks).length <= MAX_SECTION_CHARACTERS,
    'This component is too large. Choose fewer blocks.',
  )

export const componentEndpoints = {
  'component.list': {
    route: 'GET /component/fetch-components',
    access: 'member',
    needs: 'content.manage',
    store: 'query.storeId',
    summary: 'The shared components of a store by name: at most 100',
    query: z.object({ storeId: id() }),
    response: z.array(sharedComponent),
  },
  'component.add': {
    route: 'POST /component/add-component',
    access: 'member',
    needs: 'content.manage',
    store: 'body.storeId',
    summary:
      'Make blocks a shared component. It is published immediately, because no page shows it yet; `page.delete` deletes it',
    body: z.object({ storeId: id(), name: sharedComponent.shape.name, content }),
    response: sharedComponent,
  },
  'component.usages': {
    route: 'GET /component/fetch-usages',
    access: 'member',
    needs: 'content.manage',
    store: 'query.storeId',
    summary: 'The pages that show a shared component, in their drafts or in public: at most 50',
    query: z.object({ storeId: id(), componentId: id() }),
    response: z.array(componentUsage),
  },
} as const satisfies Record<string, Endpoint>
