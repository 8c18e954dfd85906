import type { Answer, Client } from '../server.ts'

export type UploadParts = {
  bytes: Uint8Array
  filename: string
  /** The browser's type of the file, which the server ignores. */
  type?: string
  /** Name of the form's part. */
  part?: string
}

export const boundary = 'a-boundary-of-tests'

/** The body of a form with one file. */
export const formOf = ({ bytes, filename, type = 'image/png', part = 'file' }: UploadParts): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${part}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])

export const formType = `multipart/form-data; boundary=${boundary}`

/** Sends one file to a store's media library. */
export const uploadFile = async (client: Client, storeId: string, parts: UploadParts): Promise<Answer<'media.upload'>> => {
  const response = await client.raw({
    method: 'POST',
    path: `/api/media/upload?storeId=${storeId}`,
    headers: { 'content-type': formType },
    body: formOf(parts),
  })
  return response as Answer<'media.upload'>
}
