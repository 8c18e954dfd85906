import { discountStates, reachableStates } from '@blockfront/commerce'

/** A filter of a list: one of some texts, or a kind of value. */
export type ListFilter = {
  /** Key in the URL of the dashboard; the name of the query parameter without it. */
  readonly key?: string
  /** For the description of the API. */
  readonly about?: string
} & (
  | { readonly values: readonly [string, ...string[]] }
  /** `words` say yes and no in the URL of the dashboard. */
  | { readonly kind: 'flag'; readonly words: readonly [yes: string, no: string] }
  | { readonly kind: 'search' | 'id' | 'ids' | 'day' | 'amount' | 'tag' | 'stars' | 'area' }
)

/** A list of records: its query parameters in the API, and the filters, sorting and pages of its screen on the dashboard follow from it. */
export interface ListDefinition {
  /** Records on a page of the dashboard. */
  readonly shown: number
  /** Records on a page of the API by default, if other. */
  readonly pageSize?: number
  /** Names of the query parameters for the page; `pageNumber` and `pageSize` without it. */
  readonly paging?: readonly [page: string, size: string]
  readonly filters: Readonly<Record<string, ListFilter>>
  /** The first one is the default. */
  readonly sorts?: readonly [string, ...string[]]
}

const search = { kind: 'search' } as const

/** The lists of the dashboard with filters or pages in the URL, by their endpoints. No schemas, so that the dashboard loads none to show a list. */
export const lists = {
  'order.list': {
    shown: 20,
    filters: {
      status: { values: reachableStates.status },
      paymentStatus: { key: 'payment', values: reachableStates.paymentStatus },
      fulfillmentStatus: {
        key: 'fulfillment',
        values: [...reachableStates.fulfillmentStatus, 'to_fulfill'],
        about: '`to_fulfill` finds both unfulfilled and partially fulfilled orders.',
      },
      customerId: { kind: 'id', key: 'customer', about: 'Orders of one customer.' },
      search,
      from: { kind: 'day' },
      to: { kind: 'day' },
    },
    sorts: ['newest', 'oldest', 'total_asc', 'total_desc'],
  },
  'customer.list': {
    shown: 50,
    pageSize: 20,
    filters: {
      search: { kind: 'search', about: 'Finds names, email addresses and phone numbers.' },
      hasOrders: { kind: 'flag', key: 'orders', words: ['yes', 'no'] },
      acceptsMarketing: { kind: 'flag', key: 'marketing', words: ['yes', 'no'] },
      tag: { kind: 'tag' },
      minSpent: { kind: 'amount', key: 'from' },
      maxSpent: { kind: 'amount', key: 'to' },
    },
    sorts: ['newest', 'last_order', 'spent_desc', 'spent_asc', 'orders_desc', 'email'],
  },
  'product.filter': {
    shown: 20,
    paging: ['page', 'size'],
    filters: {
      category: { kind: 'id' },
      ids: { kind: 'ids', about: 'Lists these products only.' },
      status: { values: ['draft', 'active', 'archived'] },
      stock: { values: ['in_stock', 'low_stock', 'out_of_stock'] },
      search,
    },
    sorts: ['newest', 'oldest', 'name', 'price_asc', 'price_desc', 'stock', 'updated'],
  },
  'abandonedCheckout.list': {
    shown: 50,
    pageSize: 20,
    filters: {
      search: { kind: 'search', about: 'Finds email addresses.' },
      recovered: { kind: 'flag', key: 'status', words: ['recovered', 'open'] },
      minTotal: { kind: 'amount', key: 'min' },
      maxTotal: { kind: 'amount', key: 'max' },
      from: { kind: 'day', about: 'First day of the last activity, in the time zone of the store.' },
      to: { kind: 'day' },
    },
  },
  'discount.list': {
    shown: 20,
    filters: { search, state: { values: discountStates } },
  },
  'draftOrder.list': { shown: 20, filters: { search, status: { values: ['open', 'completed'] } } },
  'review.list': {
    shown: 20,
    filters: {
      status: { values: ['pending', 'published', 'rejected'] },
      rating: { kind: 'stars' },
      productId: { kind: 'id', key: 'product' },
    },
  },
  'message.list': {
    shown: 20,
    filters: {
      search,
      read: {
        kind: 'flag',
        key: 'status',
        words: ['read', 'unread'],
        about: 'Return only read (true) or unread (false) messages.',
      },
    },
  },
  'subscriber.list': { shown: 50, pageSize: 20, filters: { search } },
  'activity.list': {
    shown: 50,
    filters: {
      actorId: { kind: 'id', key: 'person' },
      area: { kind: 'area', about: 'First part of the action, such as `product`.' },
      from: { kind: 'day', about: 'First day, in the time zone of the store.' },
      to: { kind: 'day', about: 'Last day, in the time zone of the store.' },
    },
  },
  'media.list': { shown: 40, filters: { search, kind: { values: ['image', 'video'] } } },
  'redirect.list': { shown: 50, filters: {} },
  'translation.list': {
    shown: 20,
    filters: {
      state: { values: ['missing', 'stale', 'done'] },
      search: { kind: 'search', about: 'Finds items by name.' },
    },
  },
  'webhook.deliveries': {
    shown: 20,
    pageSize: 50,
    filters: { status: { values: ['pending', 'delivered', 'failed', 'dropped'] } },
  },
} as const satisfies Record<string, ListDefinition>

export type Lists = typeof lists
export type ListId = keyof Lists
