import type { Part } from './part.ts'
import type { Texture } from './texture.ts'

/** An object of a scene; objects are drawn in order. */
export interface Item {
  parts: Part[]
  /** On the floor, with its foot at this y coordinate. */
  stands?: number
  /** Thickness of an object on a table seen from above, or its distance from a wall. */
  lies?: number
  /** Darkness of its shadow, 0 to 1. */
  dark?: number
}

export interface Backdrop {
  /** Color of the wall, or of the table when seen from above. */
  wall: string
  /** Color of the floor below the horizon; without it there is only the wall. */
  floor?: string
  /** Height of the line between wall and floor, and its softness (paper is soft, a shelf is hard). */
  horizon?: number
  bend?: number
  texture?: Texture
  floorTexture?: Texture
  /** SVG of shadows on the background: window bars, leaves. */
  pattern?: { markup: string; soft: number; dark: number }
  /** The center of the light as fractions of the image, and its unevenness. */
  glow?: { x: number; y: number; strength: number }
}

export interface Scene {
  backdrop: Backdrop
  items: Item[]
}

/** An image to render: a scene, and its visible part. */
export interface Picture {
  scene: Scene
  /** In pixels. */
  width: number
  height: number
  /** Left, top and width of the visible part, in drawing units. */
  view: { x: number; y: number; units: number }
  /** Alternative text. */
  alt: string
}
