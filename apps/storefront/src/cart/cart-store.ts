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
  /** Every line in storage, other stores' too. */
  lines: Cart
  /** What was wrong with the stored cart when it was last read. */
  repairs: readonly CartRepair[]
}

type OrderedLine = Pick<CartItem, 'productId' | 'variationId' | 'quantity'>

export interface CartStore {
  get: () => CartState
  subscribe: (listener: () => void) => () => void
  /** Answers how many pieces it took: fewer than wanted, or none, where the cart holds no more. */
  add: (addition: CartAddition) => number
  setQuantity: (line: LineKey, quantity: number) => void
  remove: (line: LineKey) => void
  /** Takes out what `mine` says is not of this store. */
  removeForeign: () => void
  /** Takes out what was ordered, and leaves what came in meanwhile, from another tab for instance. */
  take: (ordered: readonly OrderedLine[]) => void
  /** Reads storage anew: at the start, and when another tab wrote. */
  read: () => void
}

interface CartStoreOptions {
  storeId: string
  currency: Currency
  storage: Pick<Storage, 'getItem' | 'setItem'>
  /** Hears that the cart was written: product.md, point 4, wants a storage event after each change. */
  dispatchStorageEvent: () => void
}

/** Whether a line can be bought here. One without a store is of an older cart, and taken for ours. */
const belongsToStore = (line: CartItem, storeId: string): boolean => !line.storeId || line.storeId === storeId

/** Lines that can be bought here. */
export const linesOfStore = (lines: Cart, storeId: string): Cart => lines.filter((line) => belongsToStore(line, storeId))

export const linesOfOtherStores = (lines: Cart, storeId: string): Cart => lines.filter((line) => !belongsToStore(line, storeId))

/** Pieces that can be bought here. */
export const countForStore = (lines: Cart, storeId: string): number => cartCount(linesOfStore(lines, storeId))

/** The cart in browser storage (product.md, points 3 and 4). Every change reads what is stored first: other tabs write too. */
export function createCartStore({ storeId, currency, storage, dispatchStorageEvent }: CartStoreOptions): CartStore {
  const store = createStore<CartState>(() => ({ lines: [], repairs: [] }))

  // What could not be written is only here, until the next change can be.
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
    const here = { cart: store.getState().lines, repairs: [] }
    if (unwritten) return here
    try {
      return readCart(storage.getItem(cartKey), currency)
    } catch {
      // Storage is forbidden: the cart lives as long as the page.
      return here
    }
  }
  const read = () => {
    const { cart, repairs } = stored()
    const now = store.getState()
    if (storeCart(cart) === storeCart(now.lines) && repairs.length === 0) return
    store.setState({ lines: cart, repairs: repairs.length > 0 ? repairs : now.repairs })
    // What was mended is said once.
    if (repairs.length > 0) write(cart)
  }
  const change = (step: (cart: Cart) => Cart) => {
    const { cart, repairs } = stored()
    const wanted = step(cart)
    const lines = hasExactTotal(wanted, currency) ? wanted : cart
    store.setState((now) => ({ lines, repairs: repairs.length > 0 ? repairs : now.repairs }))
    if (write(lines)) dispatchStorageEvent()
    return cartCount(lines) - cartCount(cart)
  }

  return {
    get: store.getState,
    subscribe: store.subscribe,
    add: (addition) => change((cart) => addToCart(cart, itemOf(addition, storeId))),
    setQuantity: (line, quantity) => void change((cart) => setQuantity(cart, line, quantity)),
    remove: (line) => void change((cart) => removeFromCart(cart, line)),
    removeForeign: () => void change((cart) => linesOfStore(cart, storeId)),
    take: (ordered) => {
      change((cart) => cart.flatMap((line) => (belongsToStore(line, storeId) ? remaining(line, ordered) : line)))
      store.setState({ repairs: [] })
    },
    read,
  }
}

function remaining(line: CartItem, ordered: readonly OrderedLine[]): Cart {
  const taken = ordered.find((one) => isSameLine(one, line))?.quantity ?? 0
  return taken < line.quantity ? [{ ...line, quantity: line.quantity - taken }] : []
}

/** A line as it is stored: with the price that is charged, in major units. */
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
