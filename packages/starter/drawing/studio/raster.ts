import sharp from 'sharp'
import { linearByte } from './light.ts'
import { Plane } from './plane.ts'

/** The visible part of the drawing in units, and the image's size in pixels. */
export interface Frame {
  x: number
  y: number
  units: number
  width: number
  height: number
}

export const scaleOf = ({ units, width }: Frame): number => width / units

async function pixels(markup: string, { x, y, units, width, height }: Frame): Promise<Buffer> {
  const tall = (units * height) / width
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${units} ${tall}">${markup}</svg>`
  return sharp(Buffer.from(svg), { limitInputPixels: false }).ensureAlpha().raw().toBuffer()
}

/** The alpha of an SVG, 0 to 1. */
export async function maskOf(markup: string, frame: Frame): Promise<Plane> {
  const bytes = await pixels(markup, frame)
  const plane = new Plane(frame.width, frame.height)
  for (let i = 0; i < plane.data.length; i++) plane.put(i, (bytes[i * 4 + 3] ?? 0) / 255)
  return plane
}

/** The gray of an SVG as signed value: white 1, black -1, transparent 0. */
export async function reliefOf(markup: string, frame: Frame): Promise<Plane> {
  const bytes = await pixels(markup, frame)
  const plane = new Plane(frame.width, frame.height)
  for (let i = 0; i < plane.data.length; i++)
    plane.put(i, (((bytes[i * 4] ?? 0) / 255) * 2 - 1) * ((bytes[i * 4 + 3] ?? 0) / 255))
  return plane
}

export interface Print {
  red: Plane
  green: Plane
  blue: Plane
  alpha: Plane
}

/** The colors of an SVG as linear RGB. */
export async function printOf(markup: string, frame: Frame): Promise<Print> {
  const bytes = await pixels(markup, frame)
  const plane = () => new Plane(frame.width, frame.height)
  const print = { red: plane(), green: plane(), blue: plane(), alpha: plane() }
  for (let i = 0; i < print.red.data.length; i++) {
    print.red.put(i, linearByte(bytes[i * 4] ?? 0))
    print.green.put(i, linearByte(bytes[i * 4 + 1] ?? 0))
    print.blue.put(i, linearByte(bytes[i * 4 + 2] ?? 0))
    print.alpha.put(i, (bytes[i * 4 + 3] ?? 0) / 255)
  }
  return print
}
