import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** The token in the address of a link from a mail; null without one, and during the hydration of a prerendered page. */
export const useLinkToken = () =>
  useSyncExternalStore(
    never,
    () => new URLSearchParams(location.search).get('token'),
    () => null,
  )
