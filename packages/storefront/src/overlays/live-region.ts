/** Returns the element that messages belong into: the topmost modal, which makes everything else inert, or else the body. */
export const liveRegion = (): Element => [...document.querySelectorAll('dialog[open]:not([inert])')].at(-1) ?? document.body
