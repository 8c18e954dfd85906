import { useSyncExternalStore } from 'react'

/** The key under which Starlight stores the theme that the reader has chosen. Empty for the theme of the operating system. */
const KEY = 'starlight-theme'

const subscribe = (listener: () => void) => {
  // The event is sent to the other documents of the site, and an example is one: it is in an iframe.
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

const read = () => {
  const stored = localStorage.getItem(KEY)
  return stored === 'light' || stored === 'dark' ? stored : undefined
}

/** Returns the color scheme that the reader has chosen on the site; undefined for that of the operating system. */
export const useColorScheme = (): 'light' | 'dark' | undefined => useSyncExternalStore(subscribe, read, () => undefined)
