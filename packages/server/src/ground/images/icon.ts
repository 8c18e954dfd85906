import { appError } from '../errors.ts'

const damaged = 'This icon is damaged and cannot be read. Export it again and try once more.'

/** The size of an icon's largest image in pixels. Throws 415 when its directory points outside the file. */
export function iconSize(bytes: Buffer): { width: number; height: number } {
  const entries = Array.from({ length: bytes.readUInt16LE(4) }, (_, index) => 6 + 16 * index)
  if (bytes.length < 6 + 16 * entries.length) throw appError('unsupported_type', { message: damaged, fields: { file: damaged } })
  const sizes = entries.map((at) => {
    const [length, offset] = [bytes.readUInt32LE(at + 8), bytes.readUInt32LE(at + 12)]
    if (length === 0 || offset + length > bytes.length)
      throw appError('unsupported_type', { message: damaged, fields: { file: damaged } })
    // A byte holds up to 255; 0 stands for 256.
    return { width: bytes.readUInt8(at) || 256, height: bytes.readUInt8(at + 1) || 256 }
  })
  return sizes.reduce((largest, size) => (size.width > largest.width ? size : largest))
}
