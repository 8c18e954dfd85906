/** The capabilities of a member in a store, with a description for the documentation. Every endpoint of a store needs one of them. */
export const capabilities = {
  'store.view': 'See the store and its general settings',
  'catalog.view': 'See products and categories',
  'catalog.manage': 'Add, edit, import, export and delete products and categories',
  'content.manage':
    'Edit drafts of pages and the theme, upload files and see the media library; shoppers see none of the changes',
  'content.publish':
    'Publish, unpublish and delete pages, policies and the theme; change the settings of published pages, redirects, languages, translations and files',
  'orders.manage': 'See, fulfill and cancel orders; draft orders and abandoned checkouts',
  'orders.refund': 'Refund orders',
  'customers.view': 'See customers',
  'customers.manage': 'Edit, export and erase customers; messages and subscribers',
  'discounts.manage': 'Manage discounts',
  'analytics.view': 'See revenue, visits and sales reports',
  'settings.view': 'See shipping, tax, payment and checkout settings',
  'settings.manage': 'Change general, shipping, tax, checkout and email settings',
  'audit.view': 'See and export the activity log',
  'domains.manage': 'Add, check and remove domains, and choose the primary one',
  'payments.manage': 'Add, change and delete payment methods',
  'staff.manage': 'Invite and remove staff and change their roles',
  'tokens.manage': 'Create and delete API tokens',
  'webhooks.manage': 'Manage webhooks, which send data of the store to other servers',
  'store.export': 'Export the whole store, with its customers and orders',
  'store.transfer': 'Transfer the ownership of the store',
  'store.delete': 'Delete the store',
} as const

export type Capability = keyof typeof capabilities

const all = Object.keys(capabilities) as Capability[]

/** Capabilities that could take the store, its revenue or all of its data away from the owner. */
const ownerOnly: readonly Capability[] = [
  'payments.manage',
  'staff.manage',
  'tokens.manage',
  'store.export',
  'store.transfer',
  'store.delete',
]

/** The roles of a store's members as sets of capabilities. A store has exactly one owner. */
export const roles = {
  owner: all,
  manager: all.filter((capability) => !ownerOnly.includes(capability)),
  fulfillment: ['store.view', 'catalog.view', 'orders.manage', 'customers.view', 'settings.view'],
} as const satisfies Record<string, readonly Capability[]>

/**
 * The capabilities that an API token can have, in the order of the list above: those of a manager except webhooks. A token that gets into the
 * wrong hands cannot take the store away from its owner, and sends no data after it was deleted.
 */
export const tokenScopes = roles.manager.filter((capability) => capability !== 'webhooks.manage')

export type StoreRole = keyof typeof roles

/** Returns whether a role has a capability. The server decides by it, and the dashboard hides by it. */
export const roleCan = (role: StoreRole, capability: Capability): boolean =>
  (roles[role] as readonly Capability[]).includes(capability)
