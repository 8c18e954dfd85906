import { useEffect, useState } from 'react'
import { api } from '../api.ts'

export type AddressState = 'none' | 'checking' | 'free' | 'taken'

/** How long typing rests before the server is asked, in milliseconds. */
const REST = 300

/** Addresses that the server last reported as taken. */
const taken = new Set<string>()

/** Whether an address is known to be taken, from the last answer of the server. */
export const isKnownTaken = (label: string): boolean => taken.has(label)

/** Whether a store address is free, asked while it is typed. A failed question says nothing: creating asks again. */
export function useAddressCheck(label: string): AddressState {
  const [answer, setAnswer] = useState<{ label: string; taken: boolean }>()
  const asked = /^[a-z0-9](?:[a-z0-9-]{1,38}[a-z0-9])$/.test(label)
  useEffect(() => {
    if (!asked) return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const { exists } = await api
        .call('store.domainExists', { query: { storeDomain: label } }, { signal: controller.signal })
        .catch(() => ({ exists: undefined }))
      if (exists === undefined || controller.signal.aborted) return
      if (exists) taken.add(label)
      else taken.delete(label)
      setAnswer({ label, taken: exists })
    }, REST)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [label, asked])
  if (!asked) return 'none'
  if (answer?.label !== label) return 'checking'
  return answer.taken ? 'taken' : 'free'
}
