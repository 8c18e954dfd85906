import type { Area } from './area.ts'

/**
 * The parts of the server, lowest first. A file may import its own part and those before it: the ground, then the modules and the flows in this order,
 * then what delivers them. docs/architecture.md has the same lists.
 */
export const modules = [
  'account',
  'store',
  'media',
  'translation',
  'redirect',
  'page',
  'category',
  'stock-alert',
  'product',
  'discount',
  'comment',
  'link',
  'payment',
  'domain',
  'section',
  'shipping',
  'tax',
  'presence',
  'billing',
  'checkout',
  'tracking',
  'preview',
  'font',
  'contact',
  'order',
  'customer',
  'refund',
  'review',
  'analytics',
  'abandoned-checkout',
  'policy',
  'activity',
  'webhook',
  'api-token',
  'staff',
] as const

/** What crosses several nouns, lowest first. */
export const flows = [
  'create-store',
  'delete-store',
  'sign-up',
  'delete-account',
  'set-up-store',
  'translate-store',
  'manage-media',
  'open-checkout',
  'take-payment',
  'place-order',
  'edit-order',
  'fulfill-order',
  'cancel-order',
  'refund-order',
  'remind-shoppers',
  'alert-shoppers',
  'erase-customer',
  'import-products',
  'export-store',
  'archive-store',
] as const

/** The parts that deliver what modules and flows do, with those that each may import in addition. */
export const deliveries = {
  api: [],
  http: [],
  events: [],
  webhooks: [],
  storefront: ['http'],
  mcp: ['http'],
  jobs: ['webhooks'],
  tasks: ['http', 'storefront'],
} as const

/**
 * Modules that learn from events what happened, with the modules and flows that may import them: to read, to erase personal data, or to end what a
 * member added. No other one may, so that none tells them.
 */
const subscribing: Readonly<Record<string, readonly string[]>> = {
  'modules/stock-alert': ['flows/alert-shoppers', 'flows/remind-shoppers', 'flows/erase-customer'],
  'modules/analytics': [],
  'modules/activity': [],
  'modules/webhook': ['modules/staff', 'flows/erase-customer'],
}

/** Returns the areas of the server, given those of the packages below it. */
export function serverAreas(packages: readonly string[]): Area[] {
  const area = (name: string, below: readonly string[]): Area => ({
    name: `server/${name}`,
    path: `packages/server/src/${name}/`,
    libraries: 'any',
    areas: [...packages, ...below.map((lower) => `server/${lower}`)],
    types: ['storefront/payload'],
  })
  const ranks = ['ground', ...modules.map((noun) => `modules/${noun}`), ...flows.map((verb) => `flows/${verb}`)]
  const delivered = Object.entries(deliveries).map(([name, others]) =>
    area(`delivery/${name}`, [...ranks, ...others.map((other) => `delivery/${other}`)]),
  )
  const lower = ranks.map((name, position) =>
    area(
      name,
      ranks.slice(0, position).filter((other) => subscribing[other]?.includes(name) ?? true),
    ),
  )
  const all = [...lower, ...delivered].map(({ name }) => name)
  const whole: Area = {
    name: 'server',
    path: 'packages/server/',
    libraries: 'any',
    areas: [...packages, ...all],
    types: ['storefront/payload'],
  }
  const bench: Area = {
    ...whole,
    name: 'server/bench',
    path: 'packages/server/bench/',
    areas: [...whole.areas, 'server', 'tooling'],
  }
  return [...lower, ...delivered, whole, bench]
}
