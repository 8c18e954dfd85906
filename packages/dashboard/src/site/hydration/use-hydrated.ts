import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in a prerendered page until it is hydrated: a form that is submitted earlier would have no effect. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
