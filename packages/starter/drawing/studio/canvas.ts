import { type Rgb, toScreen } from './light.ts'
import { Plane } from './plane.ts'

/** The image while it is rendered: light per pixel, and coverage. */
export class Canvas {
  readonly width: number
  readonly height: number
  readonly red: Plane
  readonly green: Plane
  readonly blue: Plane
  readonly taken: Plane

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
    const plane = () => new Plane(width, height)
    this.red = plane()
    this.green = plane()
    this.blue = plane()
    this.taken = plane()
  }

  set(i: number, [r, g, b]: Rgb): void {
    this.red.put(i, r)
    this.green.put(i, g)
    this.blue.put(i, b)
  }

  /** Darkens a pixel, with cool shadows as in daylight. */
  dim(i: number, by: number): void {
    const left = 1 - Math.min(0.95, Math.max(0, by))
    this.red.put(i, this.red.at(i) * left)
    this.green.put(i, this.green.at(i) * left ** 0.97)
    this.blue.put(i, this.blue.at(i) * left ** 0.9)
  }

  /** Blends a color over a pixel. */
  lay(i: number, r: number, g: number, b: number, alpha: number): void {
    this.red.put(i, this.red.at(i) * (1 - alpha) + r * alpha)
    this.green.put(i, this.green.at(i) * (1 - alpha) + g * alpha)
    this.blue.put(i, this.blue.at(i) * (1 - alpha) + b * alpha)
  }

  /** RGB bytes. Highlights are compressed as on film, and dithering prevents banding in gradients. */
  bytes(): Buffer {
    const out = Buffer.alloc(this.width * this.height * 3)
    let seed = 1
    for (let i = 0; i < this.red.data.length; i++) {
      seed = (Math.imul(seed, 1664525) + 1013904223) | 0
      const dither = ((seed >>> 8) / 16777216 - 0.5) * 1.1
      for (const [at, plane] of [this.red, this.green, this.blue].entries()) {
        const value = plane.at(i)
        const shown = toScreen(value < 0.72 ? value : 0.72 + 0.28 * (1 - Math.exp(-(value - 0.72) / 0.28)))
        out[i * 3 + at] = Math.min(255, Math.max(0, Math.round(shown * 255 + dither)))
      }
    }
    return out
  }
}
