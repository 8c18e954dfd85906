import { useSyncExternalStore } from 'react'

/** The height of a block's name and toolbar with the space around them, in pixels: buttons are larger for fingers. */
const ROOM = { mouse: 36, touch: 56 }
const TOUCH = '(pointer: coarse)'

/** Returns the space above the page at the start, in pixels, so that the name and the toolbar of its first block do not cover the block. */
export const headRoom = (): number => (touch().matches ? ROOM.touch : ROOM.mouse)

let media: MediaQueryList | undefined
/** One object for all calls: the browser evaluates its query only when the device changes. */
function touch(): MediaQueryList {
  media ??= matchMedia(TOUCH)
  return media
}

/** The same in a component, also after the owner has changed the device, such as by connecting a mouse. */
export const useHeadRoom = (): number => useSyncExternalStore(watch, headRoom, () => ROOM.mouse)

const watch = (listener: () => void) => {
  touch().addEventListener('change', listener)
  return () => touch().removeEventListener('change', listener)
}
