import { createStore, type StoreApi } from 'zustand/vanilla'

/** Somebody asks for a file; the picker answers. */
export interface FileRequest {
  accept: 'image' | 'video'
  answer: (url: string | undefined) => void
}

export interface FileRequests {
  store: StoreApi<{ request: FileRequest | undefined }>
  /** What a form's host and the builder call. One that comes while another is open ends that one without a file. */
  pickFile: (accept: 'image' | 'video') => Promise<string | undefined>
}

export function fileRequests(): FileRequests {
  const store = createStore<{ request: FileRequest | undefined }>(() => ({ request: undefined }))
  return {
    store,
    pickFile: (accept) =>
      new Promise((resolve) => {
        store.getState().request?.answer(undefined)
        const answer = (url: string | undefined) => {
          store.setState({ request: undefined })
          resolve(url)
        }
        store.setState({ request: { accept, answer } })
      }),
  }
}
