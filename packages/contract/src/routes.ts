/**
 * Method and path of every endpoint by id. It is the only part of the contract that a browser loads. Paths come from product.md and
 * server.md and are relative to the base URL of the API (`/api`); `{name}` is a path parameter.
 */
export const routes = {
  'auth.checkAuth': 'GET /auth/check-auth',
  'auth.signup': 'POST /auth/signup',
  'auth.login': 'POST /auth/login',
  'auth.logout': 'POST /auth/logout',
  'auth.forgotPassword': 'POST /auth/forgot-password',
  'auth.resetPassword': 'POST /auth/reset-password',
  'auth.verifyEmail': 'POST /auth/verify-email',
  'auth.undoEmailChange': 'POST /auth/undo-email-change',
  'auth.resendVerification': 'POST /auth/resend-verification',

  'user.getProfile': 'GET /user/profile',
  'user.updateProfile': 'PUT /user/profile',
  'user.changePassword': 'PUT /user/change-password',
  'user.changeEmail': 'PUT /user/change-email',
  'user.delete': 'DELETE /user',

  'store.findCurrent': 'GET /store/find-current-store',
  'store.findAll': 'GET /store/find-stores',
  'store.create': 'POST /store/create-store',
  'store.themes': 'GET /store/themes',
  'store.theme': 'GET /store/theme',
  'store.select': 'PUT /store/select-store',
  'store.updateDetails': 'PUT /store/update-store-general-details',
  'store.delete': 'DELETE /store/delete-store',
  'store.getInfo': 'GET /store/get-store-info',
  'store.domainStatus': 'GET /store/domain-status',
  'store.domainExists': 'GET /store/domain-exists',
  'store.updatePixel': 'PUT /store/update-fb-pixel',
  'store.getPixel': 'GET /store/get-fb-pixel',
  'store.removeDemoProducts': 'POST /store/remove-demo-products',
  'store.opening': 'GET /store/fetch-opening',
  'store.updateOpening': 'PUT /store/update-opening',

  'page.add': 'POST /page/add-page',
  'page.update': 'PUT /page/update-page',
  'page.saveDraft': 'PUT /page/save-draft',
  'page.publish': 'PUT /page/update-all-content',
  'page.getById': 'GET /page/get-page-by-id',
  'page.getByDomain': 'GET /page/get-page-by-domain',
  'page.getByStoreId': 'GET /page/get-pages-by-store-id',
  'page.getLinks': 'GET /page/get-pages-links',
  'page.getGlobalContent': 'GET /page/get-page-global-content',
  'page.delete': 'DELETE /page/delete/{id}',
  'page.updateSeo': 'PUT /page/update-seo',
  'page.getHomepageSeo': 'GET /page/get-homepage-seo',
  'page.getPublished': 'GET /page/get-published',
  'page.versions': 'GET /page/versions',
  'page.version': 'GET /page/version',
  'page.restoreVersion': 'POST /page/restore-version',
  'page.schedulePublish': 'PUT /page/schedule-publish',
  'page.unpublish': 'POST /page/unpublish',
  'page.import': 'POST /page/import',
  'page.export': 'GET /page/export',

  'redirect.list': 'GET /redirect/fetch-redirects',
  'redirect.add': 'POST /redirect/add-redirect',
  'redirect.update': 'PUT /redirect/update-redirect',
  'redirect.delete': 'DELETE /redirect/delete/{id}',

  'product.add': 'POST /products/add-product',
  'product.update': 'PUT /products/update-product',
  'product.getById': 'GET /products/fetch-product-by-id/{id}',
  'product.getByDomain': 'GET /products/fetch-product-by-domain',
  'product.getByStoreSlug': 'GET /products/fetch-by-storeid-slug',
  'product.list': 'GET /products/fetch-products',
  'product.search': 'GET /products/fetch-searched-products',
  'product.byCollection': 'GET /products/fetch-products-by-collection',
  'product.filter': 'GET /products/filtered-products',
  'product.delete': 'DELETE /products/delete/{storeId}/{productId}',
  'product.bulkUpdate': 'PUT /products/bulk-update',
  'product.bulkDelete': 'DELETE /products/bulk-delete',

  'category.names': 'GET /categories/get-categories',
  'category.add': 'POST /category/add-category',
  'category.update': 'PUT /category/update-category',
  'category.list': 'GET /category/fetch-categories',
  'category.get': 'GET /category/fetch-category',
  'category.collection': 'GET /category/fetch-collection',
  'category.delete': 'DELETE /category/delete/{id}',

  'media.upload': 'POST /media/upload',
  'media.list': 'GET /media/fetch-media',
  'media.update': 'PUT /media/update-media',
  'media.delete': 'DELETE /media/delete/{id}',

  'email.botCheck': 'GET /email/bot-check',
  'email.platformContact': 'POST /email/platform-contact-email',
  'email.contact': 'POST /email/send-contact-email',
  'email.subscribe': 'POST /email/newsletter-subscribe',

  'storeEmail.list': 'GET /email/fetch-emails',
  'storeEmail.preview': 'GET /email/preview',
  'storeEmail.sendTest': 'POST /email/send-test',
  'storeEmail.updateSettings': 'PUT /email/update-settings',

  'message.list': 'GET /message/fetch-messages',
  'message.markRead': 'PUT /message/mark-read',
  'message.delete': 'DELETE /message/delete',
  'message.export': 'GET /message/export',
  'import.upload': 'POST /import/upload-products',
  'import.list': 'GET /import/fetch-imports',
  'import.items': 'GET /import/fetch-items',
  'import.start': 'POST /import/start',
  'import.cancel': 'POST /import/cancel',
  'import.retryImages': 'POST /import/retry-images',
  'export.products': 'GET /export/products',
  'export.orders': 'GET /export/orders',

  'subscriber.list': 'GET /subscriber/fetch-subscribers',
  'subscriber.export': 'GET /subscriber/export',
  'subscriber.remove': 'DELETE /subscriber/remove',

  'customer.list': 'GET /customer/fetch-customers',
  'customer.tags': 'GET /customer/fetch-tags',
  'customer.get': 'GET /customer/fetch-customer',
  'customer.add': 'POST /customer/add-customer',
  'customer.update': 'PUT /customer/update-customer',
  'customer.bulkTags': 'PUT /customer/bulk-tags',
  'customer.delete': 'DELETE /customer/delete',
  'customer.erase': 'POST /customer/erase',
  'customer.export': 'GET /customer/export',
  'customer.exportData': 'GET /customer/export-data',

  'shopper.requestCode': 'POST /shopper/request-code',
  'shopper.signIn': 'POST /shopper/sign-in',
  'shopper.signOut': 'POST /shopper/sign-out',
  'shopper.current': 'GET /shopper/current',
  'shopper.orders': 'GET /shopper/fetch-orders',
  'shopper.reorder': 'POST /shopper/reorder',
  'shopper.removeAddress': 'DELETE /shopper/remove-address',

  'shipping.zones': 'GET /shipping/fetch-zones',
  'shipping.addZone': 'POST /shipping/add-zone',
  'shipping.updateZone': 'PUT /shipping/update-zone',
  'shipping.deleteZone': 'DELETE /shipping/delete-zone/{storeId}/{zoneId}',
  'shipping.orderZones': 'PUT /shipping/order-zones',
  'shipping.addRate': 'POST /shipping/add-rate',
  'shipping.updateRate': 'PUT /shipping/update-rate',
  'shipping.enableRate': 'PUT /shipping/enable-rate',
  'shipping.deleteRate': 'DELETE /shipping/delete-rate/{storeId}/{rateId}',
  'shipping.orderRates': 'PUT /shipping/order-rates',
  'shipping.preview': 'POST /shipping/preview',
  'tax.rates': 'GET /tax/fetch-rates',
  'tax.addRates': 'POST /tax/add-rates',
  'tax.updateRate': 'PUT /tax/update-rate',
  'tax.deleteRate': 'DELETE /tax/delete-rate',
  'tax.dismissUntaxed': 'PUT /tax/dismiss-untaxed',
  'payment.methods': 'GET /payment/fetch-methods',
  'payment.types': 'GET /payment/fetch-types',
  'payment.addMethod': 'POST /payment/add-method',
  'payment.updateMethod': 'PUT /payment/update-method',
  'payment.deleteMethod': 'DELETE /payment/delete-method/{storeId}/{methodId}',
  'payment.sortMethods': 'PUT /payment/sort-methods',
  'payment.incidents': 'GET /payment/fetch-incidents',
  'payment.resolveIncident': 'PUT /payment/resolve-incident',
  'discount.list': 'GET /discount/fetch-discounts',
  'discount.get': 'GET /discount/fetch-discount',
  'discount.add': 'POST /discount/add-discount',
  'discount.update': 'PUT /discount/update-discount',
  'discount.setEnabled': 'PUT /discount/set-enabled',
  'discount.delete': 'DELETE /discount/delete/{storeId}/{discountId}',

  'checkout.config': 'GET /checkout/get-config',
  'checkout.getDraft': 'GET /checkout/get-draft',
  'checkout.saveDraft': 'PUT /checkout/save-draft',
  'checkout.publish': 'PUT /checkout/publish',
  'checkout.versions': 'GET /checkout/versions',
  'checkout.version': 'GET /checkout/version',
  'checkout.restoreVersion': 'POST /checkout/restore-version',
  'checkout.regions': 'GET /checkout/get-regions',
  'checkout.quote': 'POST /checkout/quote',
  'checkout.keepCart': 'POST /checkout/keep-cart',
  'checkout.recoverCart': 'POST /checkout/recover-cart',

  'abandonedCheckout.list': 'GET /checkouts/fetch-abandoned',
  'abandonedCheckout.get': 'GET /checkouts/fetch-one-abandoned',
  'abandonedCheckout.delete': 'DELETE /checkouts/delete-abandoned',
  'abandonedCheckout.settings': 'GET /checkouts/abandoned-settings',
  'abandonedCheckout.updateSettings': 'PUT /checkouts/update-abandoned-settings',

  'billing.plans': 'GET /billing/plans',

  'order.place': 'POST /order/place',
  'order.findPlaced': 'POST /order/find-placed',
  'order.status': 'GET /order/status',
  'order.pay': 'POST /order/pay',
  'order.checkPayment': 'POST /order/check-payment',
  'order.list': 'GET /order/fetch-orders',
  'order.get': 'GET /order/fetch-order',
  'order.markPaid': 'PUT /order/mark-paid',
  'order.capture': 'POST /order/capture',
  'order.fulfill': 'POST /order/fulfill',
  'order.updateTracking': 'PUT /order/update-tracking',
  'order.changeParcel': 'PUT /order/change-parcel',
  'order.setStatus': 'PUT /order/set-status',
  'order.refund': 'POST /order/refund',
  'order.retryRefund': 'POST /order/retry-refund',
  'order.cancel': 'POST /order/cancel',
  'order.updateContact': 'PUT /order/update-contact',
  'order.paymentLink': 'GET /order/payment-link',
  'order.sendPaymentLink': 'POST /order/send-payment-link',
  'order.addNote': 'POST /order/add-note',
  'order.stats': 'GET /order/stats',
  'draftOrder.list': 'GET /order/fetch-drafts',
  'draftOrder.get': 'GET /order/fetch-draft',
  'draftOrder.quote': 'POST /order/quote-draft',
  'draftOrder.add': 'POST /order/add-draft',
  'draftOrder.update': 'PUT /order/update-draft',
  'draftOrder.delete': 'DELETE /order/delete-draft/{storeId}/{draftId}',
  'draftOrder.complete': 'POST /order/complete-draft',
  'draftOrder.reopen': 'POST /order/reopen-draft',

  'visit.record': 'POST /visit/record',
  'analytics.get': 'GET /analytics/fetch-analytics',
} as const satisfies Record<string, `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`>

/** Id of an endpoint, such as `page.getById`. */
export type EndpointId = keyof typeof routes

type Split<Route> = Route extends `${infer Method} ${infer Path}` ? { method: Method; path: Path } : never

/** The HTTP method of an endpoint, as a literal type. */
export type MethodOf<Id extends EndpointId> = Split<(typeof routes)[Id]>['method']

/** The path of an endpoint, as a literal type. */
export type PathOf<Id extends EndpointId> = Split<(typeof routes)[Id]>['path']

type NamesIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

/** The names of an endpoint's path parameters; `never` without any. */
export type PathParams<Id extends EndpointId> = NamesIn<PathOf<Id>>

/** Returns the method and the path of an endpoint. */
export function routeOf<Id extends EndpointId>(id: Id): { method: MethodOf<Id>; path: PathOf<Id> } {
  const route: string = routes[id]
  const space = route.indexOf(' ')
  return { method: route.slice(0, space) as MethodOf<Id>, path: route.slice(space + 1) as PathOf<Id> }
}
