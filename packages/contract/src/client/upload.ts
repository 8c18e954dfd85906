import type { CallOutput } from '../input.ts'
import { routeOf } from '../route.ts'
import { ApiError, NetworkError, readErrorBody } from './client-error.ts'
import { queryText } from './client-url.ts'

export interface UploadInput {
  storeId: string
  file: Blob
  /** Default: the name of the file. */
  filename?: string
  /** Encoding of a text file. */
  encoding?: 'auto' | 'windows-1252'
}

export interface UploadProgress {
  /** Bytes sent so far and in total, with the overhead of the form. */
  loaded: number
  total: number
}

export interface UploadOptions {
  signal?: AbortSignal
  onProgress?: (progress: UploadProgress) => void
}

/** The endpoints that take a file. */
export type UploadEndpointId = 'media.upload' | 'import.upload'

/**
 * Uploads one file. It uses XMLHttpRequest, because `fetch` reports no upload progress. Rejects like every other call;
 * an abort rejects with the reason of the signal.
 */
export function upload<Id extends UploadEndpointId>(
  base: string,
  id: Id,
  { file, filename, ...query }: UploadInput,
  options: UploadOptions & { token?: string | undefined },
): Promise<CallOutput<Id>> {
  const { method, path } = routeOf(id)
  const { signal, onProgress, token } = options
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    const fail = (message: string) => reject(new NetworkError(id, message))
    request.open(method, base + path + queryText(query))
    request.withCredentials = true
    request.setRequestHeader('accept', 'application/json')
    if (token !== undefined) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.({ loaded, total })
    request.onerror = () => fail('The upload was interrupted.')
    request.onabort = () => reject(signal?.reason)
    request.onloadend = () => signal?.removeEventListener('abort', abort)
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) {
        try {
          return resolve(JSON.parse(request.responseText))
        } catch {
          return fail('The response to the upload could not be read.')
        }
      }
      reject(new ApiError(id, request.status, readErrorBody(request.responseText, request.statusText)))
    }
    signal?.addEventListener('abort', abort, { once: true })
    const form = new FormData()
    if (filename === undefined) form.append('file', file)
    else form.append('file', file, filename)
    request.send(form)
  })
}
