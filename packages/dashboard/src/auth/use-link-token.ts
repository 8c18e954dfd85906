import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns the token in the URL of an email link; null without one, and during the hydration of a prerendered page. */
export const useLinkToken = () =>
  useSyncExternalStore(
    never,
    () => new URLSearchParams(location.search).get('token'),
    () => null,
  )
