/** The smallest files of the kinds that sharp does not write. A video is only its beginning: nothing decodes it here. */

export const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle r="5"></circle></svg>')

/** One image of 16 × 16 pixels, its bytes after the directory. */
export const icon = (() => {
  const bytes = Buffer.alloc(22 + 40)
  bytes.writeUInt16LE(1, 2)
  bytes.writeUInt16LE(1, 4)
  bytes.set([16, 16, 0, 0, 1, 0, 32, 0], 6)
  bytes.writeUInt32LE(40, 14)
  bytes.writeUInt32LE(22, 18)
  return bytes
})()

const filled = (start: Buffer, length = 200_000) => Buffer.concat([start, Buffer.alloc(length, 7)])

export const mp4 = filled(Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1'))
export const webm = filled(Buffer.from('\x1aE\xdf\xa3\x9fB\x86\x81\x01B\x82\x84webm', 'latin1'))
export const ogv = filled(Buffer.from(`OggS\0\x02${'\0'.repeat(20)}\x01\x2a\x80theora`, 'latin1'))
