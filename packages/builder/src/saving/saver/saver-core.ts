import type { Document } from '@blockfront/engine'
import type { StoreApi } from 'zustand/vanilla'
import type { PageSession } from '../../session.ts'
import type { LocalCopyWriter } from '../local-copies/local-copy-writer.ts'
import type { SaveEvent, SaveState } from './save-state.ts'

/** The dialogs of saving and publishing. */
export type SavingDialog = 'conflict' | 'publish' | 'versions' | 'schedule' | 'unpublish' | 'leave' | 'share'

export interface SaverState {
  save: SaveState<Document>
  /** Whether this browser stores a copy of unsaved work; undefined before the first attempt. */
  isCopyStored: boolean | undefined
  dialog: SavingDialog | undefined
  /** The message about the last action, such as a publish. The next change clears it. */
  result: string | undefined
  /** Whether that action was a publish, so that the status links to the published page. */
  isPublished: boolean
}

/** The state that the parts of one saver have in common. */
export interface SaverCore {
  session: PageSession
  store: StoreApi<SaverState>
  localCopy: LocalCopyWriter
  /** Passes an event to the state machine and starts the request and the timer of the new state. */
  dispatch: (event: SaveEvent<Document>) => void
}
