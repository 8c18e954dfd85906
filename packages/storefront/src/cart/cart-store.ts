import {
  addToCart,
  type Cart,
  type CartItem,
  type CartRepair,
  type Currency,
  cartCount,
  cartKey,
  chargedPriceOfVariation,
  hasExactTotal,
  isSameLine,
  type LineKey,
  readCart,
  removeFromCart,
  setQuantity,
  storeCart,
} from '@blockfront/commerce'
import type { CartAddition } from '@blockfront/engine/render'
import { createStore } from 'zustand/vanilla'

export interface CartState {
  /** All stored lines, including those of other stores. */
  lines: Cart
  /** Number of units that can be bought in this store; undefined while it is not known. */
  count: number | undefined
  /** Repairs of the stored cart when it was last read. */
  repairs: readonly CartRepair[]
}

type OrderedLine = Pick<CartItem, 'productId' | 'variationId' | 'quantity'>

export interface CartStore {
  get: () => CartState
  subscribe: (listener: () => void) => () => void
  /** Returns how many units were added: fewer than requested, or 0, at the limits of the cart. */
  add: (addition: CartAddition) => number
  setQuantity: (line: LineKey, quantity: number) => void
  remove: (line: LineKey) => void
  /** Removes the lines of other stores. */
  removeOtherStores: () => void
  /** Removes ordered quantities. Units added since then, for example in another tab, stay. */
  removeOrdered: (ordered: readonly OrderedLine[]) => void
  /** Reads storage again, for example after another tab wrote. */
  reload: () => void
}

interface CartStoreOptions {
  storeId: string
  currency: Currency
  storage: Pick<Storage, 'getItem' | 'setItem'>
  /** Called after each change that was written (product.md, point 4). */
  dispatchStorageEvent: () => void
}

/** Whether a line can be bought in this store. A line without a store comes from an older cart and counts as this store's. */
const belongsToStore = (line: CartItem, storeId: string): boolean => !line.storeId || line.storeId === storeId

/** Returns the lines that can be bought in this store. */
export const linesOfStore = (lines: Cart, storeId: string): Cart => lines.filter((line) => belongsToStore(line, storeId))

/** Returns the lines that cannot be bought in this store. */
export const linesOfOtherStores = (lines: Cart, storeId: string): Cart => lines.filter((line) => !belongsToStore(line, storeId))

/** Returns how many units can be bought in this store. */
export const countForStore = (lines: Cart, storeId: string): number => cartCount(linesOfStore(lines, storeId))

/** Returns the cart in browser storage (product.md, points 3 and 4). Every change reads storage first, because other tabs write too. */
export function createCartStore({ storeId, currency, storage, dispatchStorageEvent }: CartStoreOptions): CartStore {
  const store = createStore<CartState>(() => ({ lines: [], repairs: [], count: 0 }))

  const counted = (lines: Cart) => ({ lines, count: countForStore(lines, storeId) })

  // Whether the last write failed. The state then exists only in memory, until a change can be written.
  let unwritten = false
  const write = (lines: Cart) => {
    try {
      storage.setItem(cartKey, storeCart(lines))
      unwritten = false
    } catch {
      unwritten = true
    }
    return !unwritten
  }

  const stored = () => {
    const current = { cart: store.getState().lines, repairs: [] }
    if (unwritten) return current
    try {
      return readCart(storage.getItem(cartKey), currency)
    } catch {
      // Storage is blocked: keep the cart in memory for this page.
      return current
    }
  }
  const reload = () => {
    const { cart, repairs } = stored()
    const now = store.getState()
    if (storeCart(cart) === storeCart(now.lines) && repairs.length === 0) return
    store.setState({ ...counted(cart), repairs: repairs.length > 0 ? repairs : now.repairs })
    // Write the repaired cart, so that repairs are reported once.
    if (repairs.length > 0) write(cart)
  }
  const change = (step: (cart: Cart) => Cart) => {
    const { cart, repairs } = stored()
    const next = step(cart)
    const lines = hasExactTotal(next, currency) ? next : cart
    store.setState((now) => ({ ...counted(lines), repairs: repairs.length > 0 ? repairs : now.repairs }))
    if (write(lines)) dispatchStorageEvent()
    return cartCount(lines) - cartCount(cart)
  }

  return {
    get: store.getState,
    subscribe: store.subscribe,
    add: (addition) => change((cart) => addToCart(cart, itemOf(addition, storeId))),
    setQuantity: (line, quantity) => void change((cart) => setQuantity(cart, line, quantity)),
    remove: (line) => void change((cart) => removeFromCart(cart, line)),
    removeOtherStores: () => void change((cart) => linesOfStore(cart, storeId)),
    removeOrdered: (ordered) => {
      change((cart) => cart.flatMap((line) => (belongsToStore(line, storeId) ? remaining(line, ordered) : line)))
      store.setState({ repairs: [] })
    },
    reload,
  }
}

/** Returns the line without its ordered units; none if all were ordered. */
function remaining(line: CartItem, ordered: readonly OrderedLine[]): Cart {
  const removed = ordered.find((other) => isSameLine(other, line))?.quantity ?? 0
  return removed < line.quantity ? [{ ...line, quantity: line.quantity - removed }] : []
}

/** Returns the line to store, with the charged price in major units. */
function itemOf({ product, quantity, variation }: CartAddition, storeId: string): CartItem {
  const charged = chargedPriceOfVariation(product, variation)
  return {
    productId: product.id,
    variationId: variation?.id ?? null,
    storeId,
    name: product.name,
    price: charged.price,
    discountPrice: charged.onSale ? charged.price : 0,
    quantity,
    selectedAttributes: variation?.attributes ?? {},
    productImage: variation?.image || product.productImage || '',
    shipping: 0,
  }
}
