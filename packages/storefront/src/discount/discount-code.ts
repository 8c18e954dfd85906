import { useState } from 'react'
import { loadFromTab, saveInTab } from '../checkout/placement/tab-storage.ts'

const KEY = 'discount-code'

/** Returns the discount code that this tab keeps until an order is placed; empty without one. */
function loadCode(): string {
  keepLinkedCode(location.search)
  const stored = loadFromTab(KEY)
  const code = typeof stored === 'object' && stored !== null && 'code' in stored ? stored.code : ''
  return typeof code === 'string' ? code : ''
}

/** Keeps a discount code in this tab; empty deletes it. */
export const saveCode = (code: string): void => saveInTab(KEY, code ? { code } : undefined)

/** The last query that was read. A code that the shopper removed does not return from the same URL. */
let lastSearch = ''

/** Keeps the code of a link such as `/shop?discount=SUMMER20`. A query without a code changes nothing. */
export function keepLinkedCode(search: string): void {
  if (search === lastSearch) return
  lastSearch = search
  const code = new URLSearchParams(search).get('discount')?.trim()
  if (code && code.length <= 80) saveCode(code)
}

/** Returns the discount code of this tab and a function that changes it. */
export function useDiscountCode(): [code: string, change: (code: string) => void] {
  const [code, setCode] = useState(loadCode)
  const change = (next: string) => {
    saveCode(next)
    setCode(next)
  }
  return [code, change]
}
