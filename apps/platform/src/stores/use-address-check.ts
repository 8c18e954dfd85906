import { useEffect, useState } from 'react'
import { api } from '../api.ts'

export type AddressState = 'none' | 'checking' | 'free' | 'taken'

/** How long typing rests before the server is asked, in milliseconds. */
const REST = 300

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
      if (exists !== undefined && !controller.signal.aborted) setAnswer({ label, taken: exists })
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
