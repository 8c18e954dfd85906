import { createContext, type ReactNode, use } from 'react'

const ReadOnlyContext = /* @__PURE__ */ createContext<string | undefined>(undefined)

interface ReadOnlyScopeProps {
  /** The id of the element that says why nothing can be changed here, for screen readers. Without it, controls inside work as usual. */
  reasonId: string | undefined
  children: ReactNode
}

/**
 * Makes all controls inside read-only: text fields keep their text selectable, other controls are disabled, menus open with disabled items. A
 * nested scope without a reason excepts what changes nothing, such as search, paging and exports.
 */
export const ReadOnlyScope = ({ reasonId, children }: ReadOnlyScopeProps) => (
  <ReadOnlyContext value={reasonId}>{children}</ReadOnlyContext>
)

/** Returns the id of the element that says why controls are read-only here; undefined while they are not. */
export const useReadOnly = (): string | undefined => use(ReadOnlyContext)

/** Joins ids for `aria-describedby`; undefined without one. */
export const describedByAll = (...ids: readonly (string | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined
