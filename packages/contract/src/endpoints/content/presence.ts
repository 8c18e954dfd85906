import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { blockId, presentPerson } from '../../entities/content/presence.ts'
import { success } from '../../entities/success.ts'
import { id } from '../../values.ts'

/** One window of the builder. The browser chooses its id. */
const openPage = z.object({ storeId: id(), pageId: id(), windowId: id() })

export const presenceEndpoints = {
  'presence.update': {
    route: 'POST /presence/update-presence',
    access: 'member',
    needs: 'content.manage',
    store: 'body.storeId',
    summary: 'Report that a page is open in the builder, and get the other members who have it open',
    description: 'A window that does not report for 25 seconds has left. A page shows up to 50 windows.',
    body: openPage.extend({ blockId: blockId().nullable().default(null).describe('The selected block, if any.') }),
    response: z.object({ people: z.array(presentPerson) }),
  },
  'presence.leave': {
    route: 'POST /presence/leave-page',
    access: 'member',
    needs: 'content.manage',
    store: 'body.storeId',
    summary: 'Report that a window of the builder has closed a page',
    body: openPage,
    response: success,
  },
} as const satisfies Record<string, Endpoint>
