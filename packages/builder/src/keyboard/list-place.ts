/** A point of the window, in pixels. */
export interface ListAnchor {
  x: number
  y: number
}

/** Position of a list, in pixels of the window; `bottom` is the distance from the window's lower edge. */
export interface ListPlace {
  left: number
  top?: number
  bottom?: number
  width: number
  maxHeight: number
}

const WIDTH = 360
/** Space between the list and its anchor, which is the middle of a round button. */
const FROM_ANCHOR = 20
/** Space between the list and the edges of the window. */
const FROM_EDGE = 8
/** The height of a long list, and the height that is enough to prefer the space below the anchor. */
const HEIGHT = { most: 400, enough: 280 }

/**
 * Returns the place of a list at an anchor: centered below it, or above it where that side has more space. The list is inside
 * the window and does not cover the anchor, as far as the window is large enough.
 */
export function listPlace(anchor: ListAnchor, window: { width: number; height: number }): ListPlace {
  const width = Math.min(WIDTH, window.width - 2 * FROM_EDGE)
  const left = clamp(anchor.x - width / 2, FROM_EDGE, window.width - width - FROM_EDGE)
  const y = clamp(anchor.y, 0, window.height)
  const above = y - FROM_ANCHOR - FROM_EDGE
  const below = window.height - y - FROM_ANCHOR - FROM_EDGE
  return below >= Math.min(above, HEIGHT.enough)
    ? { left, width, top: y + FROM_ANCHOR, maxHeight: Math.min(below, HEIGHT.most) }
    : { left, width, bottom: window.height - y + FROM_ANCHOR, maxHeight: Math.min(above, HEIGHT.most) }
}

/** The minimum wins if the limits are in the wrong order. */
const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value))
