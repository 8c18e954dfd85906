/** An encoded VP8 frame. `time` is in milliseconds. */
export interface Frame {
  time: number
  key: boolean
  data: Buffer
}

/** A WebM file with one video track (RFC 8794, and https://www.webmproject.org/docs/container). */
export function webm(
  frames: readonly Frame[],
  { width, height, milliseconds }: { width: number; height: number; milliseconds: number },
): Buffer {
  const duration = Buffer.alloc(8)
  duration.writeDoubleBE(milliseconds)
  const video = element('e0', element('b0', number(width)), element('ba', number(height)))
  const track = element(
    'ae',
    element('d7', number(1)),
    element('73c5', number(1)),
    element('83', number(1)),
    element('86', Buffer.from('V_VP8')),
    video,
  )
  const info = element(
    '1549a966',
    element('2ad7b1', number(1_000_000)),
    element('4489', duration),
    element('4d80', Buffer.from('Blockfront')),
    element('5741', Buffer.from('Blockfront')),
  )
  const header = element(
    '1a45dfa3',
    element('4286', number(1)),
    element('42f7', number(1)),
    element('42f2', number(4)),
    element('42f3', number(8)),
    element('4282', Buffer.from('webm')),
    element('4287', number(2)),
    element('4285', number(2)),
  )
  return Buffer.concat([header, element('18538067', info, element('1654ae6b', track), ...clusters(frames))])
}

/** A cluster for each key frame and the frames after it. */
function clusters(frames: readonly Frame[]): Buffer[] {
  const starts = frames.flatMap(({ key }, index) => (key ? [index] : []))
  return starts.map((start, index) => {
    const group = frames.slice(start, starts[index + 1])
    const from = group[0]?.time ?? 0
    return element('1f43b675', element('e7', number(from)), ...group.map((frame) => block(frame, frame.time - from)))
  })
}

function block({ key, data }: Frame, offset: number): Buffer {
  const head = Buffer.from([0x81, 0, 0, key ? 0x80 : 0])
  head.writeInt16BE(offset, 1)
  return element('a3', head, data)
}

/** An EBML element: its id in hexadecimal, the size of its content in eight bytes, its content. */
function element(id: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content)
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE((1n << 56n) | BigInt(body.length))
  return Buffer.concat([Buffer.from(id, 'hex'), size, body])
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
