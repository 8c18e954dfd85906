import { type ReviewSettings, reviewSettings } from '@blockfront/contract'
import { toast } from '../../toast.tsx'
import { DialogButton } from '../parts/DialogButton.tsx'
import { FormDialog } from '../parts/form/FormDialog.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'

/** Opens the settings: whether customers can write reviews, and whether an email asks for them. */
export function ReviewSettingsButton({ settings }: { settings: ReviewSettings | undefined }) {
  return (
    <DialogButton disabled={!settings} dialog={(close) => settings && <SettingsDialog settings={settings} onClose={close} />}>
      {messages.settings}
    </DialogButton>
  )
}

function SettingsDialog({ settings, onClose }: { settings: ReviewSettings; onClose: () => void }) {
  const { storeId } = useStore()
  const update = useStoreMutation('review.updateSettings')
  return (
    <FormDialog
      title={messages.settingsTitle}
      submitLabel={messages.save}
      schema={reviewSettings}
      defaultValues={settings}
      fields={{
        isOpen: { label: messages.isOpen, control: 'checkbox', help: messages.isOpenHelp },
        invites: { label: messages.invites, control: 'checkbox', help: messages.invitesHelp, when: { isOpen: true } },
      }}
      only={['isOpen', 'invites']}
      onSubmit={async (values: ReviewSettings) => {
        await update.mutateAsync({ body: { ...values, storeId } })
        toast.success(messages.saved)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
