/** Behavior of toasts in every app: few at a time, without duplicates. */

/** Maximum number of visible toasts; older ones are dismissed. */
export const toastLimit = 3

/** Returns the id of a toast: a message that is already visible is updated in place, not shown twice. */
export const toastId = (kind: 'success' | 'error', message: string): string => `${kind} ${message}`

/** Returns the ids of the oldest toasts, which must be dismissed. `toasts`: newest first, as react-hot-toast keeps them. */
export const excessToasts = (toasts: readonly { id: string; visible: boolean }[]): string[] =>
  toasts
    .filter(({ visible }) => visible)
    .slice(toastLimit)
    .map(({ id }) => id)
