import { saveAll } from './exclusive-call.ts'
import { isDirty } from './save-state.ts'
import type { SaverCore } from './saver-core.ts'

export interface LeaveRequest {
  /** Resolves to true if nothing is lost by leaving. Saves first, and asks the owner if that is impossible. */
  confirmLeave: () => Promise<boolean>
  /** The owner's answer to the dialog. */
  resolveLeave: (leave: boolean) => void
}

/** Asks the owner before unsaved work is lost. */
export function createLeaveRequest(core: SaverCore): LeaveRequest {
  const { store } = core
  let pending: ((leave: boolean) => void) | undefined
  return {
    async confirmLeave() {
      if (!isDirty(store.getState().save)) return true
      if (await saveAll(core)) return true
      store.setState({ dialog: 'leave' })
      return new Promise<boolean>((resolve) => {
        pending = resolve
      })
    },
    resolveLeave(leave) {
      store.setState({ dialog: undefined })
      pending?.(leave)
      pending = undefined
    },
  }
}
