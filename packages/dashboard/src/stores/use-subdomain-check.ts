import { useEffect, useState } from 'react'
import { api } from '../api.ts'

export type SubdomainState = 'none' | 'checking' | 'free' | 'taken'

/** Milliseconds after the last keystroke before the server is asked. */
const REST = 300

/** Subdomains that the server last reported as taken. */
const taken = new Set<string>()

/** Whether a subdomain is known to be taken, from the server's last response. */
export const isKnownTaken = (label: string): boolean => taken.has(label)

/**
 * Checks the availability of a subdomain while it is typed. A failed check shows nothing, because creating the store checks
 * again.
 */
export function useSubdomainCheck(label: string): SubdomainState {
  const [result, setResult] = useState<{ label: string; taken: boolean }>()
  const isComplete = /^[a-z0-9](?:[a-z0-9-]{1,38}[a-z0-9])$/.test(label)
  useEffect(() => {
    if (!isComplete) return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const { exists } = await api
        .call('store.domainExists', { query: { storeDomain: label } }, { signal: controller.signal })
        .catch(() => ({ exists: undefined }))
      if (exists === undefined || controller.signal.aborted) return
      if (exists) taken.add(label)
      else taken.delete(label)
      setResult({ label, taken: exists })
    }, REST)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [label, isComplete])
  if (!isComplete) return 'none'
  if (result?.label !== label) return 'checking'
  return result.taken ? 'taken' : 'free'
}
