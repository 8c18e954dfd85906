import { type AbandonedCheckoutSettings, abandonedCheckoutSettings } from '@blockfront/contract'
import { toast } from '../../toast.tsx'
import { DialogButton } from '../parts/DialogButton.tsx'
import { FormDialog } from '../parts/form/FormDialog.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'

/** Opens the settings: whether carts are kept, and who gets a reminder when. */
export function SettingsButton({ settings }: { settings: AbandonedCheckoutSettings | undefined }) {
  return (
    <DialogButton disabled={!settings} dialog={(close) => settings && <SettingsDialog settings={settings} onClose={close} />}>
      {messages.settings}
    </DialogButton>
  )
}

function SettingsDialog({ settings, onClose }: { settings: AbandonedCheckoutSettings; onClose: () => void }) {
  const { storeId } = useStore()
  const update = useStoreMutation('abandonedCheckout.updateSettings')
  const save = async (values: AbandonedCheckoutSettings) => {
    await update.mutateAsync({ body: { ...values, storeId } })
    toast.success(messages.saved)
    onClose()
  }
  return (
    <FormDialog
      title={messages.settingsTitle}
      submitLabel={messages.save}
      schema={abandonedCheckoutSettings}
      defaultValues={settings}
      fields={{
        keepsCarts: { label: messages.keepsCarts, control: 'checkbox', help: messages.keepsCartsHelp },
        sendsReminders: {
          label: messages.sendsReminders,
          control: 'checkbox',
          help: messages.sendsRemindersHelp,
          when: { keepsCarts: true },
        },
        reminderHours: {
          label: messages.reminderHours,
          control: 'number',
          min: 1,
          max: 72,
          step: 1,
          when: { keepsCarts: true, sendsReminders: true },
        },
        reminderAudience: {
          label: messages.reminderAudience,
          control: 'select',
          choices: (['consented', 'all_permitted'] as const).map((value) => ({ value, label: messages.audiences[value] })),
          help: messages.audienceHelp,
          when: { keepsCarts: true, sendsReminders: true },
        },
      }}
      only={['keepsCarts', 'sendsReminders', 'reminderHours', 'reminderAudience']}
      onSubmit={save}
      onClose={onClose}
    />
  )
}
