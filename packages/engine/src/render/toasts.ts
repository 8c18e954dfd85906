/** How toasts behave in every app of the project: few at a time, and none twice. */

/** Toasts on screen at once; older ones leave. */
export const toastLimit = 3

/** The id of a toast: a message that is already on screen is shown again in place, not a second time. */
export const toastId = (kind: 'success' | 'error', message: string): string => `${kind} ${message}`

/** The ids of those that must leave, the oldest ones. `toasts`: newest first, as react-hot-toast keeps them. */
export const excessToasts = (toasts: readonly { id: string; visible: boolean }[]): string[] =>
  toasts
    .filter(({ visible }) => visible)
    .slice(toastLimit)
    .map(({ id }) => id)
