export { type Capability, capabilities, roleCan, roles, type StoreRole, tokenScopes } from './capability.ts'
export { checkoutConfigOf, completeSections, type EditedConfig } from './checkout/checkout-config.ts'
export { type CheckoutSection, checkoutSections, type TrustBadgeIcon, trustBadgeIcons } from './checkout/checkout-parts.ts'
export { type CheckoutSettings, checkoutSettings } from './checkout/checkout-settings.ts'
export type { ErrorBody } from './client/client-error.ts'
export {
  type Access,
  allowsToken,
  type BodyLimits,
  bodyLimitsOf,
  contentBodyLimit,
  type Endpoint,
  errorCodesOf,
  needsPlan,
  type StoreSource,
  servedOn,
} from './endpoint.ts'
export { type Endpoints, endpoints } from './endpoints/all.ts'
export { type Category, type CategoryInput, category, categoryInput } from './entities/catalog/category.ts'
export {
  type AttributeGroup,
  attributeGroup,
  attributes,
  dimensions,
  type Facets,
  facets,
  type Product,
  type ProductCard,
  type ProductInput,
  type ProductResults,
  type ProductRow,
  type ProductStatus,
  product,
  productCard,
  productInput,
  productResults,
  productRow,
  productStatus,
  type StorefrontProduct,
  stockStatus,
  storefrontProduct,
  type Variation,
  type VariationInput,
  variation,
  variationInput,
} from './entities/catalog/product.ts'
export {
  type CsvFormat,
  type CsvPart,
  csvPart,
  type ImportProblem,
  type ProductImport,
  type ProductImportItem,
  productImport,
  productImportItem,
} from './entities/catalog/product-import.ts'
export {
  type PublicReview,
  publicReview,
  type Review,
  type ReviewableItem,
  type ReviewSettings,
  type ReviewStatus,
  review,
  reviewableItem,
  reviewCounts,
  reviewInput,
  reviewSettings,
  reviewStatus,
} from './entities/catalog/review.ts'
export { type StockAlert, type StockAlertCount, stockAlert, stockAlertCount } from './entities/catalog/stock-alert.ts'
export { type CommentThread, commentThread } from './entities/content/comment.ts'
export type { ComponentUsage, SharedComponent } from './entities/content/component.ts'
export { MAX_FONT_BYTES, type StoreFont, storeFont } from './entities/content/font.ts'
export { type LinkTarget, linkKind, linkTarget } from './entities/content/link.ts'
export { focalPoint, type MediaItem, type MediaUsage, mediaItem, mediaKind, mediaUsage } from './entities/content/media.ts'
export {
  blocks,
  type NewPageType,
  type PageDraft,
  type PageDraftSettings,
  type PageExport,
  type PageLink,
  type PageRepair,
  type PageSeo,
  type PageSettings,
  type PageSummary,
  type PageType,
  type PageVersion,
  type PublishedPage,
  pageDraft,
  pageExport,
  pageLink,
  pageSeo,
  pageSettings,
  pageSummary,
  pageType,
  pageVersion,
  publishedPage,
  type Redirect,
  redirect,
} from './entities/content/page.ts'
export { type PageOperation, pageOperation } from './entities/content/page-operation.ts'
export {
  type Policy,
  type PolicyFact,
  type PolicyKind,
  type PolicyLanguage,
  type PolicySettings,
  policies,
  policy,
  policyFact,
  policyKind,
  policyLanguage,
  policySettings,
} from './entities/content/policy.ts'
export { MAX_SECTION_CHARACTERS, type Section, section } from './entities/content/section.ts'
export {
  type StoreLanguage,
  type StoreLanguages,
  storeLanguages,
  type TranslatedItem,
  type TranslationField,
  type TranslationImport,
  type TranslationInput,
  type TranslationItem,
  type TranslationState,
  type TranslationType,
  translationState,
  translationType,
} from './entities/content/translation.ts'
export {
  type AuthStatus,
  authStatus,
  type Plan,
  type Profile,
  plan,
  profile,
  type Subscription,
  storeRole,
  subscription,
} from './entities/people/account.ts'
export { type ApiToken, apiToken, apiTokenScopes } from './entities/people/api-token.ts'
export { type ContactMessage, contactMessage, type Subscriber, subscriber } from './entities/people/audience.ts'
export {
  type Customer,
  type CustomerAddress,
  type CustomerData,
  type CustomerSummary,
  customer,
  customerAddress,
  customerData,
  customerSummary,
  maxCustomerTags,
  maxWishlistItems,
} from './entities/people/customer.ts'
export { type AccountSecurity, accountSecurity } from './entities/people/security.ts'
export {
  type Activity,
  activity,
  type StaffInvitation,
  type StaffMember,
  type StaffRole,
  staffInvitation,
  staffMember,
  staffRole,
} from './entities/people/staff.ts'
export {
  type AbandonedCheckout,
  type AbandonedCheckoutLine,
  type AbandonedCheckoutSettings,
  type AbandonedCheckoutSummary,
  abandonedCheckout,
  abandonedCheckoutLine,
  abandonedCheckoutSettings,
  abandonedCheckoutSummary,
  type CartReminderState,
  cartReminderState,
} from './entities/selling/abandoned-checkout.ts'
export {
  type CheckoutConfig,
  type CheckoutDraft,
  type CheckoutVersion,
  type Contact,
  checkoutConfig,
  contact,
  fieldRule,
  lineProblem,
  type OrderAddress,
  orderAddress,
  type PostalAddress,
  postalAddress,
  type Quote,
  type QuotedMethod,
  type QuotedRate,
  type QuoteLine,
  type QuoteLineInput,
  type QuoteTotals,
  quote,
  quotedMethod,
  quotedRate,
  quoteLine,
  quoteLineInput,
  type Region,
  region,
  totals,
} from './entities/selling/checkout.ts'
export {
  type AppliedDiscount,
  appliedDiscount,
  type CodeProblem,
  codeProblem,
  type Discount,
  type DiscountInput,
  type DiscountSummary,
  discount,
  discountCode,
  discountInput,
  discountOffer,
  discountScope,
  discountState,
  discountSummary,
  maxDiscountItems,
} from './entities/selling/discount.ts'
export {
  type CustomItem,
  customItem,
  type DraftOrder,
  type DraftOrderInput,
  type DraftOrderSummary,
  type DraftShipping,
  draftOrder,
  draftOrderInput,
  draftOrderSummary,
  draftShipping,
  type ManualDiscount,
  manualDiscount,
  maxCustomItems,
} from './entities/selling/draft-order.ts'
export {
  type Fulfillment,
  fulfillment,
  fulfillmentStatus,
  type Order,
  type OrderEvent,
  type OrderLine,
  type OrderReceipt,
  type OrderStats,
  type OrderSummary,
  order,
  orderEvent,
  orderLine,
  orderReceipt,
  orderStats,
  orderStatus,
  orderSummary,
  payment,
  paymentStatus,
  type Refund,
  refund,
} from './entities/selling/order.ts'
export {
  type PaymentIncident,
  type PaymentMethod,
  type PaymentMethodType,
  type ProviderType,
  paymentIncidentType,
  paymentMethod,
  paymentMethodChange,
  paymentMethodInput,
  paymentMethodType,
  providerSettings,
  providerType,
} from './entities/selling/payment.ts'
export {
  type ShippingRate,
  type ShippingRateInput,
  type ShippingZone,
  type ShippingZoneInput,
  shippingRate,
  shippingRateInput,
  shippingRateType,
  shippingTier,
  shippingZone,
  shippingZoneInput,
} from './entities/selling/shipping.ts'
export {
  type TaxAmount,
  type TaxRate,
  type TaxRateInput,
  taxAmount,
  taxClass,
  taxRate,
  taxRateInput,
} from './entities/selling/tax.ts'
export {
  type Analytics,
  type AnalyticsFunnel,
  analytics,
  type VisitedPageKind,
  visitedPageKind,
} from './entities/store/analytics.ts'
export {
  type BillingOverview,
  billingInterval,
  billingInvoice,
  billingOverview,
  type Invoice,
  type PlanUsage,
  planUsage,
  type StorePlan,
  storePlan,
} from './entities/store/billing.ts'
export {
  certificateProblem,
  type Domain,
  type DomainHostname,
  type DomainList,
  type DomainRecord,
  dnsStatus,
  domain,
  domainHostname,
  domainList,
  domainProblem,
  domainRecord,
  tlsStatus,
} from './entities/store/domain.ts'
export {
  address,
  type DomainStatus,
  domainStatus,
  opening,
  type StarterTheme,
  type StarterThemeSummary,
  type Store,
  type StoreDetails,
  type StoreInfo,
  type StoreSummary,
  socialLink,
  starterTheme,
  starterThemeSummary,
  store,
  storeDetails,
  storeInfo,
  storeSetup,
  storeStatus,
  storeSummary,
  type Theme,
  theme,
} from './entities/store/store.ts'
export { type StoreArchive, storeArchive } from './entities/store/store-archive.ts'
export {
  type ConsentBanner,
  consentBanner,
  consentMode,
  europeanConsentCountries,
  newPixelId,
  type TrackingEvent,
  type TrackingSettings,
  trackingEvent,
  trackingSettings,
} from './entities/store/tracking.ts'
export {
  type Webhook,
  type WebhookDelivery,
  type WebhookDeliveryDetail,
  webhook,
  webhookDelivery,
  webhookDeliveryDetail,
} from './entities/store/webhook.ts'
export { success } from './entities/success.ts'
export { commonErrors, type ErrorCode, errors, type QuoteErrorCode, quoteErrorCodes } from './errors.ts'
export type { CallInput, CallOutput, ErrorDetails, HandlerInput, HandlerOutput } from './input.ts'
export { findJsonFault, isStorable, type JsonFault, maxDepth } from './json.ts'
export { fieldMessage } from './message.ts'
export { moneyCodec } from './money.ts'
export { type FieldErrors, type ParsedInput, parseInput, type RawInput } from './parse.ts'
export { type EndpointId, type MethodOf, type PathOf, type PathParams, routeOf, routes } from './routes.ts'
export { MAX_SLUG_LENGTH, slugPattern } from './values.ts'
export { TEST_EVENT, type WebhookEvent, webhookEvents, webhookEventTypes } from './webhook-events.ts'
