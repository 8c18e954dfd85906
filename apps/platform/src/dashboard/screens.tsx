import type { Capability } from '@blockfront/contract/client'
import {
  ChartColumn,
  ClipboardPen,
  CreditCard,
  Files,
  FileUp,
  FolderTree,
  Globe,
  House,
  Images,
  Inbox,
  LockKeyhole,
  type LucideIcon,
  Mail,
  MailQuestionMark,
  Newspaper,
  Percent,
  Search,
  Settings,
  ShoppingBag,
  ShoppingCart,
  Tag,
  TicketPercent,
  Truck,
  Users,
} from 'lucide-react'
import { type ComponentType, lazy } from 'react'
import { messages } from './messages.ts'

/**
 * A screen of the dashboard. One row adds it: its path, its navigation entry, and its component.
 * { path: 'orders', needs: 'orders.manage', title: messages.screens.orders, icon: ShoppingBag, nav: 'shop', Screen: lazy(() =>
 * import('./orders/Orders.tsx').then(screen('Orders'))) },
 * { path: 'orders/:orderId', needs: 'orders.manage', title: …, under: 'orders', Screen: … },
 */
export interface DashboardScreen {
  /** The path below /dashboard. */
  path: string
  /** The capability without which a member's role neither sees the navigation entry nor opens the screen. */
  needs: Capability
  title: string
  icon?: LucideIcon
  /** The navigation group: store screens or settings. Without it, the screen is linked from other screens. */
  nav?: 'shop' | 'settings'
  /** The path of the screen whose navigation entry is highlighted while this one is open. */
  under?: string
  Screen: ComponentType
}

/** Converts a named export for `lazy`. */
const screen =
  <Name extends string>(name: Name) =>
  (file: Readonly<Record<Name, ComponentType>>) => ({ default: file[name] })

/** In navigation order. */
export const screens: readonly DashboardScreen[] = [
  {
    path: 'adminhome',
    needs: 'orders.manage',
    title: messages.screens.home,
    icon: House,
    nav: 'shop',
    Screen: lazy(() => import('./home/Home.tsx').then(screen('Home'))),
  },
  {
    path: 'analytics',
    needs: 'analytics.view',
    title: messages.screens.analytics,
    icon: ChartColumn,
    nav: 'shop',
    Screen: lazy(() => import('./analytics/Analytics.tsx').then(screen('Analytics'))),
  },
  {
    path: 'orders',
    needs: 'orders.manage',
    title: messages.screens.orders,
    icon: ShoppingBag,
    nav: 'shop',
    Screen: lazy(() => import('./orders/Orders.tsx').then(screen('Orders'))),
  },
  {
    path: 'orders/:orderId',
    needs: 'orders.manage',
    title: messages.screens.orders,
    under: 'orders',
    Screen: lazy(() => import('./orders/OrderDetail.tsx').then(screen('OrderDetail'))),
  },
  {
    path: 'orders/:orderId/packing-slip',
    needs: 'orders.manage',
    title: messages.screens.packingSlip,
    under: 'orders',
    Screen: lazy(() => import('./orders/documents/PackingSlip.tsx').then(screen('PackingSlip'))),
  },
  {
    path: 'orders/:orderId/invoice',
    needs: 'orders.manage',
    title: messages.screens.invoice,
    under: 'orders',
    Screen: lazy(() => import('./orders/documents/Invoice.tsx').then(screen('Invoice'))),
  },
  {
    path: 'drafts',
    needs: 'orders.manage',
    title: messages.screens.drafts,
    icon: ClipboardPen,
    nav: 'shop',
    Screen: lazy(() => import('./drafts/Drafts.tsx').then(screen('Drafts'))),
  },
  {
    path: 'drafts/new',
    needs: 'orders.manage',
    title: messages.screens.addDraft,
    under: 'drafts',
    Screen: lazy(() => import('./drafts/AddDraft.tsx').then(screen('AddDraft'))),
  },
  {
    path: 'drafts/:draftId',
    needs: 'orders.manage',
    title: messages.screens.drafts,
    under: 'drafts',
    Screen: lazy(() => import('./drafts/EditDraft.tsx').then(screen('EditDraft'))),
  },
  {
    path: 'abandoned-checkouts',
    needs: 'orders.manage',
    title: messages.screens.abandonedCheckouts,
    icon: MailQuestionMark,
    nav: 'shop',
    Screen: lazy(() => import('./abandoned-checkouts/AbandonedCheckouts.tsx').then(screen('AbandonedCheckouts'))),
  },
  {
    path: 'abandoned-checkouts/:checkoutId',
    needs: 'orders.manage',
    title: messages.screens.abandonedCheckouts,
    under: 'abandoned-checkouts',
    Screen: lazy(() => import('./abandoned-checkouts/CheckoutDetail.tsx').then(screen('CheckoutDetail'))),
  },
  {
    path: 'products',
    needs: 'catalog.manage',
    title: messages.screens.products,
    icon: Tag,
    nav: 'shop',
    Screen: lazy(() => import('./products/list/Products.tsx').then(screen('Products'))),
  },
  {
    path: 'addproduct',
    needs: 'catalog.manage',
    title: messages.screens.addProduct,
    under: 'products',
    Screen: lazy(() => import('./products/AddProduct.tsx').then(screen('AddProduct'))),
  },
  {
    path: 'edit-product/:productId',
    needs: 'catalog.manage',
    title: messages.screens.products,
    under: 'products',
    Screen: lazy(() => import('./products/EditProduct.tsx').then(screen('EditProduct'))),
  },
  {
    path: 'categories',
    needs: 'catalog.manage',
    title: messages.screens.categories,
    icon: FolderTree,
    nav: 'shop',
    Screen: lazy(() => import('./categories/Categories.tsx').then(screen('Categories'))),
  },
  {
    path: 'addcategory',
    needs: 'catalog.manage',
    title: messages.screens.addCategory,
    under: 'categories',
    Screen: lazy(() => import('./categories/AddCategory.tsx').then(screen('AddCategory'))),
  },
  {
    path: 'edit-category/:categoryId',
    needs: 'catalog.manage',
    title: messages.screens.categories,
    under: 'categories',
    Screen: lazy(() => import('./categories/EditCategory.tsx').then(screen('EditCategory'))),
  },
  {
    path: 'discounts',
    needs: 'discounts.manage',
    title: messages.screens.discounts,
    icon: TicketPercent,
    nav: 'shop',
    Screen: lazy(() => import('./discounts/Discounts.tsx').then(screen('Discounts'))),
  },
  {
    path: 'discounts/new',
    needs: 'discounts.manage',
    title: messages.screens.addDiscount,
    under: 'discounts',
    Screen: lazy(() => import('./discounts/AddDiscount.tsx').then(screen('AddDiscount'))),
  },
  {
    path: 'discounts/:discountId',
    needs: 'discounts.manage',
    title: messages.screens.discounts,
    under: 'discounts',
    Screen: lazy(() => import('./discounts/EditDiscount.tsx').then(screen('EditDiscount'))),
  },
  {
    path: 'customers',
    needs: 'customers.view',
    title: messages.screens.customers,
    icon: Users,
    nav: 'shop',
    Screen: lazy(() => import('./customers/Customers.tsx').then(screen('Customers'))),
  },
  {
    path: 'customers/:customerId',
    needs: 'customers.view',
    title: messages.screens.customers,
    under: 'customers',
    Screen: lazy(() => import('./customers/CustomerDetail.tsx').then(screen('CustomerDetail'))),
  },
  {
    path: 'pages',
    needs: 'content.manage',
    title: messages.screens.pages,
    icon: Files,
    nav: 'shop',
    Screen: lazy(() => import('./pages/list/Pages.tsx').then(screen('Pages'))),
  },
  {
    path: 'pages/redirects',
    needs: 'content.manage',
    title: messages.screens.redirects,
    under: 'pages',
    Screen: lazy(() => import('./pages/redirects/Redirects.tsx').then(screen('Redirects'))),
  },
  {
    path: 'pages/:pageId',
    needs: 'content.manage',
    title: messages.screens.pages,
    under: 'pages',
    Screen: lazy(() => import('./pages/settings/PageScreen.tsx').then(screen('PageScreen'))),
  },
  {
    path: 'media',
    needs: 'content.manage',
    title: messages.screens.media,
    icon: Images,
    nav: 'shop',
    Screen: lazy(() => import('./media/Media.tsx').then(screen('Media'))),
  },
  {
    path: 'messages',
    needs: 'customers.manage',
    title: messages.screens.messages,
    icon: Inbox,
    nav: 'shop',
    Screen: lazy(() => import('./messages/Messages.tsx').then(screen('Messages'))),
  },
  {
    path: 'subscribers',
    needs: 'customers.manage',
    title: messages.screens.subscribers,
    icon: Newspaper,
    nav: 'shop',
    Screen: lazy(() => import('./subscribers/Subscribers.tsx').then(screen('Subscribers'))),
  },
  {
    path: 'settings',
    needs: 'settings.manage',
    title: messages.screens.general,
    icon: Settings,
    nav: 'settings',
    Screen: lazy(() => import('./settings/General.tsx').then(screen('General'))),
  },
  {
    path: 'store-access',
    needs: 'settings.manage',
    title: messages.screens.storeAccess,
    icon: LockKeyhole,
    nav: 'settings',
    Screen: lazy(() => import('./opening/StoreAccess.tsx').then(screen('StoreAccess'))),
  },
  {
    path: 'payment',
    needs: 'settings.manage',
    title: messages.screens.payment,
    icon: CreditCard,
    nav: 'settings',
    Screen: lazy(() => import('./payment/Payment.tsx').then(screen('Payment'))),
  },
  {
    path: 'shipping',
    needs: 'settings.manage',
    title: messages.screens.shipping,
    icon: Truck,
    nav: 'settings',
    Screen: lazy(() => import('./shipping/Shipping.tsx').then(screen('Shipping'))),
  },
  {
    path: 'taxes',
    needs: 'settings.manage',
    title: messages.screens.taxes,
    icon: Percent,
    nav: 'settings',
    Screen: lazy(() => import('./taxes/Taxes.tsx').then(screen('Taxes'))),
  },
  {
    path: 'checkout-editor',
    needs: 'settings.manage',
    title: messages.screens.checkoutEditor,
    icon: ShoppingCart,
    nav: 'settings',
    Screen: lazy(() => import('./checkout-editor/CheckoutEditor.tsx').then(screen('CheckoutEditor'))),
  },
  {
    path: 'emails',
    needs: 'settings.manage',
    title: messages.screens.emails,
    icon: Mail,
    nav: 'settings',
    Screen: lazy(() => import('./emails/Emails.tsx').then(screen('Emails'))),
  },
  {
    path: 'emails/:kind',
    needs: 'settings.manage',
    title: messages.screens.emails,
    under: 'emails',
    Screen: lazy(() => import('./emails/EmailPreview.tsx').then(screen('EmailPreview'))),
  },
  {
    path: 'domains',
    needs: 'settings.view',
    title: messages.screens.domains,
    icon: Globe,
    nav: 'settings',
    Screen: lazy(() => import('./domains/Domains.tsx').then(screen('Domains'))),
  },
  {
    path: 'domains/:domainId',
    needs: 'settings.view',
    title: messages.screens.domains,
    under: 'domains',
    Screen: lazy(() => import('./domains/DomainDetail.tsx').then(screen('DomainDetail'))),
  },
  {
    path: 'seo',
    needs: 'content.manage',
    title: messages.screens.seo,
    icon: Search,
    nav: 'settings',
    Screen: lazy(() => import('./seo/Seo.tsx').then(screen('Seo'))),
  },
  {
    path: 'import-export',
    needs: 'catalog.manage',
    title: messages.screens.transfer,
    icon: FileUp,
    nav: 'settings',
    Screen: lazy(() => import('./transfer/Transfer.tsx').then(screen('Transfer'))),
  },
  {
    path: 'profile',
    needs: 'store.view',
    title: messages.screens.profile,
    Screen: lazy(() => import('./profile/Profile.tsx').then(screen('Profile'))),
  },
  {
    path: ':slug',
    needs: 'content.manage',
    title: messages.screens.pages,
    under: 'pages',
    Screen: lazy(() => import('./pages/settings/PageScreen.tsx').then(screen('PageScreen'))),
  },
]
