/** Where the browser is, and how it came there. */
export interface Address {
  pathname: string
  search: string
  hash: string
  /** One for each entry of the browser's history. */
  key: string
  type: 'POP' | 'PUSH' | 'REPLACE'
}

export type Go = (path: string, options?: { replace?: boolean }) => void

/** The address that a document was opened with; on the server that of its path. */
export function firstAddress(path: string): Address {
  const { pathname, search, hash } = typeof location === 'undefined' ? new URL(path, 'http://store') : location
  const key = typeof history === 'undefined' ? undefined : history.state?.key
  return { pathname, search, hash, key: key ?? 'default', type: 'POP' }
}

export const sameAddress = (a: Address, b: Address): boolean =>
  a.key === b.key && a.pathname === b.pathname && a.search === b.search && a.hash === b.hash
