import type { StoreApi } from 'zustand/vanilla'

/** Whether the data of a store is loaded. */
export interface LoadState {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  /** The error message. */
  message: string
}

/** Returns a function that loads the data of a store, unless it is loaded or being loaded. `read` puts the data into the store. */
export const loadOnce =
  <State extends LoadState>({ getState, setState }: StoreApi<State>, read: () => Promise<void>) =>
  async (): Promise<void> => {
    const set = (state: Partial<LoadState>) => setState(state as Partial<State>)
    if (getState().status === 'loading' || getState().status === 'ready') return
    set({ status: 'loading' })
    try {
      await read()
      set({ status: 'ready' })
    } catch (error) {
      set({ status: 'failed', message: error instanceof Error ? error.message : String(error) })
    }
  }
