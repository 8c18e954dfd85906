import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { policies, policyKind, policySettings } from '../../entities/content/policy.ts'
import { count, id, text } from '../../values.ts'

export const policyEndpoints = {
  'policy.list': {
    route: 'GET /policy/fetch-policies',
    access: 'member',
    needs: 'settings.view',
    store: 'query.storeId',
    summary: 'List the policies of a store with their texts and the current texts of the templates',
    query: z.object({ storeId: id() }),
    response: policies,
  },
  'policy.updateSettings': {
    route: 'PUT /policy/update-settings',
    access: 'member',
    needs: 'settings.manage',
    store: 'body.storeId',
    summary: 'Update the answers that policy templates use; omitted fields do not change',
    description: 'Saved policies do not change. They are marked as outdated where their template now has another text.',
    body: policySettings.partial().extend({ storeId: id() }),
    response: policies,
  },
  'policy.publish': {
    route: 'PUT /policy/publish-policy',
    access: 'member',
    needs: 'content.publish',
    store: 'body.storeId',
    summary: 'Save the text of a policy and publish its page',
    description:
      'The page keeps its URL and its other blocks. It is created if the store has none. Publishing a page also publishes the draft of the global content.',
    body: z.object({
      storeId: id(),
      kind: policyKind,
      html: text(200_000).min(1),
      baseVersion: count().nullable().describe('The `version` that the text is based on; null if there was no page.'),
    }),
    bodyLimit: 1024 * 1024,
    response: policies,
    errors: { stale_version: true, slug_taken: true, limit_reached: true },
  },
} as const satisfies Record<string, Endpoint>
