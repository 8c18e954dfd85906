import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { Saver } from './saver.ts'
import type { SaverState } from './saver-core.ts'

export const SaverContext = /* @__PURE__ */ createContext<Saver | undefined>(undefined)

/** Returns the saver of the open page. Throws outside of a `SavingScope`. */
export function useSaver(): Saver {
  const saver = useContext(SaverContext)
  if (!saver) throw new Error('This part of the builder must be inside a SavingScope.')
  return saver
}

/** Returns a part of the save state. */
export const useSaving = <T>(select: (state: SaverState) => T): T => useStore(useSaver().store, select)
