import { ConfirmDialog } from './ConfirmDialog.tsx'

interface DeleteDialogProps {
  messages: {
    deleteTitle: (count: number) => string
    deleteAction: (count: number) => string
    /** The consequences. */
    deleteHelp: string
  }
  count: number
  /** Deletes the records. When it rejects, the dialog stays open and shows the error. */
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** Asks for confirmation before records of a list are deleted. */
export const DeleteDialog = ({ messages, count, ...dialog }: DeleteDialogProps) => (
  <ConfirmDialog title={messages.deleteTitle(count)} action={messages.deleteAction(count)} {...dialog}>
    <p>{messages.deleteHelp}</p>
  </ConfirmDialog>
)
