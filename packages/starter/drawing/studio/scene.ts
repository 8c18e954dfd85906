import type { Part } from './part.ts'
import type { Texture } from './texture.ts'

/** The objects of a scene, drawn in order. */
export interface Item {
  parts: Part[]
  /** On the floor, with its foot at this height of the drawing. */
  stands?: number
  /** Lies on a table seen from above, this thick; or hangs this far before a wall. */
  lies?: number
  /** How dark its shadow is, 0 to 1. */
  dark?: number
}

export interface Backdrop {
  /** Color of the wall, or of the table seen from above. */
  wall: string
  /** Color of the floor below the horizon; without one there is only the wall. */
  floor?: string
  /** Height of the line between wall and floor, and how soft it is (a paper sweep is soft, a shelf is hard). */
  horizon?: number
  bend?: number
  texture?: Texture
  floorTexture?: Texture
  /** SVG of what darkens the light on the backdrop: window bars, leaves. */
  pattern?: { markup: string; soft: number; dark: number }
  /** Where the light falls, as shares of the picture, and how uneven it is. */
  glow?: { x: number; y: number; strength: number }
}

export interface Scene {
  backdrop: Backdrop
  items: Item[]
}

/** A picture to be made: a scene, and the part of it that is seen. */
export interface Picture {
  scene: Scene
  /** In pixels. */
  width: number
  height: number
  /** The left, the top and the width of what is seen, in the drawing's units. */
  view: { x: number; y: number; units: number }
  /** What it shows, for people who can't see it. */
  alt: string
}
