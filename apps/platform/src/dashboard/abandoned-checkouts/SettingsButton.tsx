import { type AbandonedCheckoutSettings, abandonedCheckoutSettings } from '@blockfront/contract'
import { type FormState, SchemaForm } from '@blockfront/engine/form'
import { Button, Dialog } from '@blockfront/ui'
import { useState } from 'react'
import { messages as general } from '../../messages.ts'
import { toast } from '../../toast.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'

const FORM = 'abandoned-checkout-settings'

/** Opens the settings: whether carts are kept, and who gets a reminder when. */
export function SettingsButton({ settings }: { settings: AbandonedCheckoutSettings | undefined }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button disabled={!settings} onClick={() => setOpen(true)}>
        {messages.settings}
      </Button>
      {open && settings && <SettingsDialog settings={settings} onClose={() => setOpen(false)} />}
    </>
  )
}

function SettingsDialog({ settings, onClose }: { settings: AbandonedCheckoutSettings; onClose: () => void }) {
  const { storeId } = useStore()
  const update = useStoreMutation('abandonedCheckout.updateSettings')
  const [state, setState] = useState<FormState>()
  const busy = state?.isSubmitting ?? false
  const save = async (values: AbandonedCheckoutSettings) => {
    await update.mutateAsync({ body: { ...values, storeId } })
    toast.success(messages.saved)
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={messages.settingsTitle}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {general.cancel}
          </Button>
          <Button variant="primary" type="submit" form={FORM} busy={busy} disabled={!state?.isDirty}>
            {messages.save}
          </Button>
        </>
      }
    >
      <SchemaForm
        id={FORM}
        label={messages.settingsTitle}
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
        onStateChange={setState}
      />
    </Dialog>
  )
}
