import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { endpoints } from '@blockfront/contract'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { appError } from '../../errors.ts'

export type UploadedFile = {
  /** As the browser named it. */
  filename: string
  bytes: AsyncIterable<Uint8Array>
}

const limit = endpoints['media.upload'].bodyLimit
const brokeOff = 'The upload broke off before its end. Try once more.'

/**
 * Hands the part `file` of a multipart body to `take` while it arrives; nothing of it is kept in memory. Before anything is read,
 * `makeRoom` may refuse it; the room is released at the end. Throws 413 for a body beyond the
 * contract's limit, 415 for another type of body, 400 for one that is cut off or has no such part. Reads the body to its end in any case,
 * because a browser that still sends does not read the answer.
 */
export async function readUpload<Room extends { release(): void }, T>(
  incoming: IncomingMessage,
  makeRoom: () => Promise<Room>,
  take: (file: UploadedFile, room: Room) => Promise<T>,
): Promise<T> {
  if (Number(incoming.headers['content-length'] ?? 0) > limit)
    throw appError('too_large', { message: tooLarge, fields: { file: tooLarge } })
  const form = openForm(incoming)
  let room: Room | undefined
  try {
    room = await makeRoom()
    return await take(await fileOf(incoming, form), room)
  } finally {
    room?.release()
    await discard(incoming, form)
  }
}

const tooLarge = `This file is too large. A file may have ${Math.floor(limit / 1024 / 1024)} MB at most.`

function openForm(incoming: IncomingMessage): BusboyInstance {
  const type = incoming.headers['content-type'] ?? ''
  const wrong = appError('unsupported_type', { message: 'Send the file as multipart/form-data, in a part that is named file.' })
  if (!/^multipart\/form-data\s*;/i.test(type)) throw wrong
  try {
    const limits = { files: 1, fields: 10, parts: 12, fieldSize: 10_000, headerPairs: 20, headerSize: 8_192 }
    return new Busboy({ headers: { ...incoming.headers, 'content-type': type }, limits })
  } catch {
    throw wrong
  }
}

/** Resolves with the file when it begins. When the body breaks off later, reading the file throws. */
function fileOf(incoming: IncomingMessage, form: BusboyInstance): Promise<UploadedFile> {
  return new Promise((resolve, reject) => {
    let file: Readable | undefined
    const stop = (error: Error) => {
      file?.destroy(error)
      reject(error)
    }
    const breakOff = () => stop(appError('malformed', { message: brokeOff }))
    form.on('file', (name, stream, filename = '') => {
      stream.on('error', () => {})
      if (name !== 'file' || file) return void stream.resume()
      file = stream
      resolve({ filename, bytes: stream })
    })
    form.on('finish', () => reject(appError('invalid_input', { fields: { file: 'Choose a file.' } })))
    form.on('error', breakOff)
    incoming.on('error', breakOff)
    incoming.on('close', () => incoming.complete || breakOff())
    // While the session was looked up, the client may have gone: then no event comes any more.
    if (incoming.destroyed && !incoming.complete) return breakOff()
    let read = 0
    incoming.on('data', (chunk: Buffer) => {
      read += chunk.length
      if (read > limit) stop(appError('too_large', { message: tooLarge, fields: { file: tooLarge } }))
    })
    incoming.pipe(form)
  })
}

/** Reads what is left of the body and forgets it; hangs up on one that does not end. */
async function discard(incoming: IncomingMessage, form: BusboyInstance): Promise<void> {
  incoming.unpipe(form)
  const ended = new Promise<void>((resolve) => {
    for (const event of ['end', 'error', 'close']) incoming.once(event, () => resolve())
  })
  incoming.resume()
  if (incoming.complete || incoming.destroyed) return
  let left: number = limit
  incoming.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) incoming.destroy()
  })
  await ended
}
