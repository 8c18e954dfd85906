import { ApiError } from '@blockfront/contract/client'
import { type ReactNode, useState } from 'react'
import { messages } from '../messages.ts'
import { ConfirmIdentity } from './ConfirmIdentity.tsx'

export interface Confirmation {
  /**
   * Runs a change. If the server requires a confirmation, asks for the password or a passkey, then runs the change again. Rejects when the
   * user cancels.
   */
  confirmed: <Result>(change: () => Promise<Result>) => Promise<Result>
  /** Has to be rendered. */
  dialog: ReactNode
}

/** For changes that require a recent confirmation (user.confirm). */
export function useConfirmation(): Confirmation {
  const [waiting, setWaiting] = useState<{ done: () => void; cancel: () => void }>()
  const confirm = () =>
    new Promise<void>((resolve, reject) =>
      setWaiting({ done: resolve, cancel: () => reject(new Error(messages.confirm.canceled)) }),
    ).finally(() => setWaiting(undefined))
  const confirmed = async <Result,>(change: () => Promise<Result>): Promise<Result> => {
    try {
      return await change()
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'confirmation_required')) throw error
    }
    await confirm()
    return change()
  }
  return { confirmed, dialog: waiting && <ConfirmIdentity onDone={waiting.done} onCancel={waiting.cancel} /> }
}
