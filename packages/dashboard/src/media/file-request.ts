import { createStore, type StoreApi } from 'zustand/vanilla'

/** A request for a file, which the picker resolves. */
export interface FileRequest {
  accept: 'image' | 'video'
  resolve: (url: string | undefined) => void
}

export interface FileRequests {
  store: StoreApi<{ request: FileRequest | undefined }>
  /** The function that forms and the builder call. A new request resolves an open one without a file. */
  pickFile: (accept: 'image' | 'video') => Promise<string | undefined>
}

export function fileRequests(): FileRequests {
  const store = createStore<{ request: FileRequest | undefined }>(() => ({ request: undefined }))
  return {
    store,
    pickFile: (accept) =>
      new Promise((resolve) => {
        store.getState().request?.resolve(undefined)
        const closeAndResolve = (url: string | undefined) => {
          store.setState({ request: undefined })
          resolve(url)
        }
        store.setState({ request: { accept, resolve: closeAndResolve } })
      }),
  }
}
