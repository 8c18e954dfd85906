/**
 * Replaces `react` in the built package under the export condition `react-server` (React Server Components), where React has no
 * state, effects, context or classes. Hooks behave as in server rendering: state has its initial value and effects do not run.
 * Views that need more are rendered in the browser, see `Block.static`.
 */
import { type Context, cache, type ReactNode } from 'react'

export { Children, createElement, memo, use, useCallback, useId, useMemo } from 'react'

const nothing = () => {}
const initial = <T>(value: T | (() => T)): T => (typeof value === 'function' ? (value as () => T)() : value)

export const useState = <T>(value: T | (() => T)) => [initial(value), nothing] as const
export const useRef = <T>(current: T) => ({ current })
export const useEffect = nothing
export const useLayoutEffect = nothing
export const useSyncExternalStore = <T>(_subscribe: unknown, read: () => T, readOnServer = read): T => readOnServer()

/** A class that is declared, but not rendered, in a server component. */
export class Component {}

type ServerContext<T> = ((props: { value: T; children?: ReactNode }) => ReactNode) & { read: () => T }

/** A context with one value per request: the one of the last provider that was rendered. */
export function createContext<T>(value: T): Context<T> {
  const current = cache(() => ({ value }))
  const Provider = ({ value: next, children }: { value: T; children?: ReactNode }) => {
    current().value = next
    return children
  }
  return Object.assign(Provider, { read: () => current().value }) as unknown as Context<T>
}

export const useContext = <T>(context: Context<T>): T => (context as unknown as ServerContext<T>).read()
