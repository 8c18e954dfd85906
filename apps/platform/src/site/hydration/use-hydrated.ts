import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in a page that was rendered ahead, until it answers: a form that was sent before would come to nothing. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
