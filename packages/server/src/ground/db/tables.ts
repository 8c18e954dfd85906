import type {
  AbandonedCheckoutSettingsTable,
  AbandonedCheckoutsTable,
  CartReminderRecipientsTable,
} from './tables/abandoned-checkouts.ts'
import type {
  OperatorLogTable,
  OutboxTable,
  PasskeysTable,
  PlansTable,
  RateLimitsTable,
  RecoveryCodesTable,
  SessionsTable,
  SignInChallengesTable,
  StoreChangesTable,
  SubscriptionNoticesTable,
  SubscriptionsTable,
  TokensTable,
  TwoFactorTable,
  UsersTable,
} from './tables/accounts.ts'
import type { DailyCountsTable, DailyPageCountsTable, DailySaltsTable, DailyVisitorsTable } from './tables/analytics.ts'
import type {
  CategoriesTable,
  MediaTable,
  MediaUsagesTable,
  ProductCategoriesTable,
  ProductFilterSetsTable,
  ProductFiltersTable,
  ProductStockTable,
  ProductsTable,
  ProductVariationsTable,
  SearchTermsTable,
} from './tables/catalog.ts'
import type { CommentsTable, CommentThreadsTable, PagePresenceTable } from './tables/collaboration.ts'
import type {
  CustomerAddressesTable,
  CustomerCodesTable,
  CustomerSessionsTable,
  CustomersTable,
  WishlistItemsTable,
} from './tables/customers.ts'
import type { DiscountsTable, OrderDiscountsTable } from './tables/discounts.ts'
import type {
  DelayedEventsTable,
  EventCursorsTable,
  EventProgressTable,
  EventSubscribersTable,
  EventsTable,
} from './tables/events.ts'
import type { ProductImportImagesTable, ProductImportItemsTable, ProductImportsTable } from './tables/imports.ts'
import type {
  PagePreviewsTable,
  PageSectionsTable,
  PagesTable,
  PageVersionsTable,
  PoliciesTable,
  PolicySettingsTable,
  RedirectsTable,
  StoreFontsTable,
} from './tables/pages.ts'
import type { ReviewSettingsTable, ReviewsTable } from './tables/reviews.ts'
import type {
  CheckoutConfigTable,
  CheckoutConfigVersionsTable,
  DraftOrdersTable,
  FulfillmentsTable,
  OrderCountersTable,
  OrderEventsTable,
  OrderLinesTable,
  OrdersTable,
  PaymentEventsTable,
  PaymentIncidentsTable,
  PaymentMethodsTable,
  PaymentsTable,
  RefundsTable,
  ShippingRatesTable,
  ShippingZoneAreasTable,
  ShippingZonesTable,
  StockMovementsTable,
  TaxRatesTable,
  TestPaymentsTable,
  TestRefundsTable,
  UntaxedCountriesTable,
} from './tables/selling.ts'
import type { StockAlertsTable } from './tables/stock-alerts.ts'

import type {
  ApiTokensTable,
  AuditLogTable,
  ContactMessagesTable,
  DomainsTable,
  IdempotencyKeysTable,
  NewsletterSubscribersTable,
  StoreArchivesTable,
  StoreContentTable,
  StoreInvitationsTable,
  StoreMembersTable,
  StoresTable,
  TestDnsRecordsTable,
} from './tables/stores.ts'
import type {
  StoreLanguagesTable,
  TranslatedOptionsTable,
  TranslatedProductsTable,
  TranslatedTermsTable,
  TranslationsTable,
} from './tables/translations.ts'
import type { WebhookDeliveriesTable, WebhooksTable } from './tables/webhooks.ts'

/** Every table by its name, for kysely. */
export type Tables = {
  users: UsersTable
  sessions: SessionsTable
  tokens: TokensTable
  two_factor: TwoFactorTable
  operator_log: OperatorLogTable
  recovery_codes: RecoveryCodesTable
  passkeys: PasskeysTable
  sign_in_challenges: SignInChallengesTable
  plans: PlansTable
  subscription_notices: SubscriptionNoticesTable
  subscriptions: SubscriptionsTable
  rate_limits: RateLimitsTable
  outbox: OutboxTable
  store_changes: StoreChangesTable
  events: EventsTable
  event_subscribers: EventSubscribersTable
  event_progress: EventProgressTable
  event_cursors: EventCursorsTable
  delayed_events: DelayedEventsTable
  stores: StoresTable
  store_members: StoreMembersTable
  store_invitations: StoreInvitationsTable
  api_tokens: ApiTokensTable
  webhooks: WebhooksTable
  webhook_deliveries: WebhookDeliveriesTable
  store_archives: StoreArchivesTable
  audit_log: AuditLogTable
  domains: DomainsTable
  test_dns_records: TestDnsRecordsTable
  store_content: StoreContentTable
  idempotency_keys: IdempotencyKeysTable
  store_languages: StoreLanguagesTable
  translations: TranslationsTable
  translated_products: TranslatedProductsTable
  translated_options: TranslatedOptionsTable
  translated_terms: TranslatedTermsTable
  newsletter_subscribers: NewsletterSubscribersTable
  contact_messages: ContactMessagesTable
  pages: PagesTable
  page_versions: PageVersionsTable
  redirects: RedirectsTable
  page_sections: PageSectionsTable
  page_previews: PagePreviewsTable
  page_presence: PagePresenceTable
  comment_threads: CommentThreadsTable
  comments: CommentsTable
  store_fonts: StoreFontsTable
  policy_settings: PolicySettingsTable
  policies: PoliciesTable
  categories: CategoriesTable
  products: ProductsTable
  product_variations: ProductVariationsTable
  product_categories: ProductCategoriesTable
  product_filters: ProductFiltersTable
  product_filter_sets: ProductFilterSetsTable
  product_stock: ProductStockTable
  reviews: ReviewsTable
  stock_alerts: StockAlertsTable
  review_settings: ReviewSettingsTable
  product_imports: ProductImportsTable
  product_import_items: ProductImportItemsTable
  product_import_images: ProductImportImagesTable
  media: MediaTable
  media_usages: MediaUsagesTable
  search_terms: SearchTermsTable
  tax_rates: TaxRatesTable
  untaxed_countries: UntaxedCountriesTable
  shipping_zones: ShippingZonesTable
  shipping_zone_areas: ShippingZoneAreasTable
  shipping_rates: ShippingRatesTable
  payment_methods: PaymentMethodsTable
  checkout_config: CheckoutConfigTable
  checkout_config_versions: CheckoutConfigVersionsTable
  order_counters: OrderCountersTable
  orders: OrdersTable
  draft_orders: DraftOrdersTable
  order_lines: OrderLinesTable
  order_events: OrderEventsTable
  payments: PaymentsTable
  payment_events: PaymentEventsTable
  payment_incidents: PaymentIncidentsTable
  test_payments: TestPaymentsTable
  test_refunds: TestRefundsTable
  discounts: DiscountsTable
  order_discounts: OrderDiscountsTable
  refunds: RefundsTable
  fulfillments: FulfillmentsTable
  stock_movements: StockMovementsTable
  abandoned_checkout_settings: AbandonedCheckoutSettingsTable
  abandoned_checkouts: AbandonedCheckoutsTable
  cart_reminder_recipients: CartReminderRecipientsTable
  customers: CustomersTable
  customer_addresses: CustomerAddressesTable
  customer_codes: CustomerCodesTable
  customer_sessions: CustomerSessionsTable
  wishlist_items: WishlistItemsTable
  daily_counts: DailyCountsTable
  daily_page_counts: DailyPageCountsTable
  daily_visitors: DailyVisitorsTable
  daily_salts: DailySaltsTable
}
