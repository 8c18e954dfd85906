import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** Width of the image inside favicon.ico, in pixels. */
const FAVICON = 48

/**
 * Draws the icons of the main hostname from an SVG and writes them with a web manifest into a folder: `favicon.ico`, `apple-touch-icon.png`,
 * `icon-192.png`, `icon-512.png` and `site.webmanifest`.
 */
export async function writeSiteIcons(svg: string, folder: string): Promise<void> {
  const draw = (size: number) => sharp(svg, { density: 72 * (size / 32) }).resize(size, size)
  const write = (name: string, content: Buffer | string) => writeFileSync(join(folder, name), content)
  const png = (size: number) => draw(size).png().toBuffer()
  write('icon-192.png', await png(192))
  write('icon-512.png', await png(512))
  // iOS rounds the corners and draws transparent ones black.
  write('apple-touch-icon.png', await draw(180).flatten({ background: '#3b4fe0' }).png().toBuffer())
  write('favicon.ico', iconFile(await png(FAVICON)))
  const icons = [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' }))
  const manifest = { id: '/', name: 'Blockfront', lang: 'en', start_url: '/', display: 'browser', theme_color: '#3b4fe0', icons }
  write('site.webmanifest', JSON.stringify(manifest))
}

/** An ICO file with one PNG image: a header of 6 bytes, an entry of 16, then the image. */
function iconFile(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(FAVICON, 6)
  head.writeUInt8(FAVICON, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
