import { AdapterError, type BuilderAdapter } from './adapter.ts'

/** Members that are not calls whose errors the builder handles, or that it calls often. */
const UNCHANGED: ReadonlySet<string> = new Set(['services', 'resources', 'textTokens'])

/**
 * Returns the adapter of an app whose errors are written to the console. An `AdapterError` is an answer, which the builder shows; any other
 * error is a mistake, whose stack the app's developer needs.
 */
export function reportErrors(adapter: BuilderAdapter): BuilderAdapter {
  return reporting(adapter, 'adapter', UNCHANGED)
}

function reporting<T extends object>(target: T, path: string, except: ReadonlySet<string> = new Set()): T {
  const changed = new Map<string, unknown>()
  for (const key of keysOf(target)) {
    const value: unknown = target[key as keyof T]
    if (except.has(key)) continue
    if (typeof value === 'function') changed.set(key, reportingCall(target, value as Call, `${path}.${key}`))
    else if (typeof value === 'object' && value !== null && !Array.isArray(value))
      changed.set(key, reporting(value, `${path}.${key}`))
  }
  return { ...target, ...Object.fromEntries(changed) }
}

/** The own members of an object, and the methods of its class. */
function keysOf(target: object): string[] {
  const prototype: unknown = Object.getPrototypeOf(target)
  const isInstance = typeof prototype === 'object' && prototype !== null && prototype !== Object.prototype
  const methods = isInstance ? Object.getOwnPropertyNames(prototype).filter((name) => name !== 'constructor') : []
  return [...new Set([...Object.keys(target), ...methods])]
}

type Call = (...args: readonly unknown[]) => unknown

function reportingCall(target: object, call: Call, path: string): Call {
  const report = (error: unknown) => {
    if (!(error instanceof AdapterError)) console.error(`${path} failed:`, error)
  }
  return (...args) => {
    try {
      const result = call.apply(target, args as unknown[])
      if (result instanceof Promise) result.catch(report)
      return result
    } catch (error) {
      report(error)
      throw error
    }
  }
}
