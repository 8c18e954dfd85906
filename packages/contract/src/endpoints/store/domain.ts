import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { domain, domainList } from '../../entities/store/domain.ts'
import { success } from '../../entities/success.ts'
import { hostname, id } from '../../values.ts'

const byDomain = z.object({ storeId: id(), domainId: id() })

export const domainEndpoints = {
  'domain.list': {
    route: 'GET /domain/fetch-domains',
    access: 'member',
    needs: 'settings.view',
    store: 'query.storeId',
    summary: 'List the domains of a store with their DNS records',
    description: 'The first one is the subdomain of the platform. `found` has the answers of the last check.',
    query: z.object({ storeId: id() }),
    response: domainList,
  },
  'domain.add': {
    route: 'POST /domain/add-domain',
    access: 'member',
    needs: 'domains.manage',
    store: 'body.storeId',
    summary: 'Add a custom domain',
    description:
      'The domain works as soon as its DNS records exist. Adding a domain never blocks its owner: several stores may add it, and the one with the TXT record gets it.',
    body: z.object({
      storeId: id(),
      host: hostname(),
      includeWww: z
        .boolean()
        .optional()
        .describe('Also add the www form, or for a www hostname the one without. By default for registered domains only.'),
      makePrimary: z.boolean().optional().describe('Make it the primary domain as soon as it works. By default false.'),
    }),
    response: domain,
    errors: { domain_taken: true, limit_reached: true },
  },
  'domain.checkStatus': {
    route: 'POST /domain/check-status',
    access: 'member',
    allowedReadOnly: true,
    needs: 'domains.manage',
    store: 'body.storeId',
    summary: 'Look up the DNS records of a domain now',
    description: 'A lookup that fails changes nothing. The certificate is checked in the background afterwards.',
    body: byDomain,
    response: domain,
  },
  'domain.release': {
    route: 'POST /domain/release',
    access: 'member',
    needs: 'domains.manage',
    store: 'body.storeId',
    summary: 'Remove a custom domain with its www form',
    description: 'Its hostnames respond with 404 immediately. Another store can then add and verify the domain.',
    body: byDomain,
    response: success,
  },
  'domain.setTestRecords': {
    route: 'PUT /domain/set-test-records',
    access: 'member',
    needs: 'domains.manage',
    store: 'body.storeId',
    summary: 'Create or delete the records of a domain below .localhost on a development server',
    body: byDomain.extend({ exist: z.boolean() }),
    response: domain,
  },
  'store.updateDomain': {
    route: 'PUT /store/update-domain',
    access: 'member',
    needs: 'domains.manage',
    store: 'body.storeId',
    summary: 'Choose the primary domain',
    description:
      'Links, sitemaps, emails and redirects use it immediately. The other hostnames of the store redirect to it with 301.',
    body: z.object({ storeId: id(), hostnameId: id() }),
    response: domainList,
    errors: { domain_not_ready: true },
  },
} as const satisfies Record<string, Endpoint>
