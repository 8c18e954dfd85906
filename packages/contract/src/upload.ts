import { ApiError, NetworkError, readErrorBody } from './client-error.ts'
import { queryText } from './client-url.ts'
import type { CallOutput } from './input.ts'
import { routeOf } from './routes.ts'

export interface UploadInput {
  storeId: string
  file: Blob
  /** Default: the file's own name. */
  filename?: string
}

export interface UploadProgress {
  /** Bytes sent so far, and in all, with the form's overhead. */
  loaded: number
  total: number
}

export interface UploadOptions {
  signal?: AbortSignal
  onProgress?: (progress: UploadProgress) => void
}

/**
 * Sends one file to the media library. XMLHttpRequest, because `fetch` tells nothing about what is sent. Rejects like every
 * other call; an abort rejects with the signal's reason.
 */
export function upload(
  base: string,
  { storeId, file, filename }: UploadInput,
  options: UploadOptions,
): Promise<CallOutput<'media.upload'>> {
  const { method, path } = routeOf('media.upload')
  const { signal, onProgress } = options
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    const fail = (message: string) => reject(new NetworkError('media.upload', message))
    request.open(method, base + path + queryText({ storeId }))
    request.withCredentials = true
    request.setRequestHeader('accept', 'application/json')
    request.upload.onprogress = ({ loaded, total }) => onProgress?.({ loaded, total })
    request.onerror = () => fail('The upload broke off.')
    request.onabort = () => reject(signal?.reason)
    request.onloadend = () => signal?.removeEventListener('abort', abort)
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) {
        try {
          return resolve(JSON.parse(request.responseText))
        } catch {
          return fail('The answer to the upload could not be read.')
        }
      }
      reject(new ApiError('media.upload', request.status, readErrorBody(request.responseText, request.statusText)))
    }
    signal?.addEventListener('abort', abort, { once: true })
    const form = new FormData()
    if (filename === undefined) form.append('file', file)
    else form.append('file', file, filename)
    request.send(form)
  })
}
