import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { AppError, appError } from '../../../ground/errors.ts'

export type UploadedFile = {
  /** The name that the browser sent. */
  filename: string
  bytes: AsyncIterable<Uint8Array>
}

const INCOMPLETE = 'The upload was interrupted. Try again.'
const WRONG_BODY = 'Send the file as multipart/form-data, in a part named file.'

/**
 * Streams the part `file` of a multipart body to `take`, without buffering it in memory. `reserve` runs before the body is read and may
 * refuse it; its reservation is released at the end. Throws `too_large` beyond `limit` (bytes), `unsupported_type` for another type
 * of body, `malformed` for an incomplete body, and `invalid_input` for a body without such a part. The body is always read to its end,
 * because a browser does not read the response while it sends.
 */
export async function readUpload<Reservation extends { release(): void }, T>(
  incoming: IncomingMessage,
  limit: number,
  reserve: () => Promise<Reservation>,
  take: (file: UploadedFile, reservation: Reservation) => Promise<T>,
): Promise<T> {
  if (Number(incoming.headers['content-length']) > limit) throw tooLarge(limit)
  const form = openForm(incoming)
  let reservation: Reservation | undefined
  try {
    reservation = await reserve()
    return await take(await fileOf(incoming, form, limit), reservation)
  } finally {
    reservation?.release()
    await discard(incoming, form, limit)
  }
}

function tooLarge(limit: number) {
  const message = `This file is too large. The limit is ${Math.floor(limit / 1024 / 1024)} MB.`
  return appError('too_large', { message, fields: { file: message } })
}

function openForm(incoming: IncomingMessage): BusboyInstance {
  const type = incoming.headers['content-type'] ?? ''
  const wrongBody = appError('unsupported_type', { message: WRONG_BODY })
  if (!/^multipart\/form-data\s*;/i.test(type)) throw wrongBody
  try {
    const limits = { files: 1, parts: 12, fieldSize: 10_000, headerPairs: 20, headerSize: 8_192 }
    return new Busboy({ headers: { ...incoming.headers, 'content-type': type }, limits })
  } catch {
    throw wrongBody
  }
}

/** Resolves with the file when its first bytes arrive. If the body is interrupted later, reading the file throws. */
function fileOf(incoming: IncomingMessage, form: BusboyInstance, limit: number): Promise<UploadedFile> {
  return new Promise((resolve, reject) => {
    let file: Readable | undefined
    const stop = (error: Error) => {
      file?.destroy(error)
      reject(error)
    }
    const interrupt = () => stop(incomplete())
    form.on('file', (name, stream, filename = '') => {
      stream.on('error', () => {})
      if (name !== 'file') return void stream.resume()
      file = stream
      resolve({ filename, bytes: partOf(stream) })
    })
    form.on('finish', () => reject(appError('invalid_input', { fields: { file: 'Choose a file.' } })))
    form.on('error', interrupt)
    incoming.on('error', interrupt)
    incoming.on('close', () => incoming.complete || interrupt())
    // The client may have disconnected before these listeners existed: no further event follows.
    if (incoming.destroyed && !incoming.complete) return interrupt()
    let read = 0
    incoming.on('data', (chunk: Buffer) => {
      read += chunk.length
      if (read > limit) stop(tooLarge(limit))
    })
    incoming.pipe(form)
  })
}

/** The bytes of a part. The form reports its early end to the part first, with an error for developers. */
async function* partOf(stream: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* stream
  } catch (error) {
    throw error instanceof AppError ? error : incomplete()
  }
}

const incomplete = () => appError('malformed', { message: INCOMPLETE })

/** Reads and discards the rest of the body. Closes the connection of a client that sends more than the limit. */
async function discard(incoming: IncomingMessage, form: BusboyInstance, limit: number): Promise<void> {
  incoming.unpipe(form)
  const ended = new Promise<void>((resolve) => {
    for (const event of ['end', 'error', 'close']) incoming.once(event, () => resolve())
  })
  incoming.resume()
  if (incoming.complete || incoming.destroyed) return
  let remaining = limit
  incoming.on('data', (chunk: Buffer) => {
    remaining -= chunk.length
    if (remaining < 0) incoming.destroy()
  })
  await ended
}
