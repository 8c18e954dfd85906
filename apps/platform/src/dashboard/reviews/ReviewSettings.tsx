import { type ReviewSettings, reviewSettings } from '@blockfront/contract'
import { type FormState, SchemaForm } from '@blockfront/engine/form'
import { Button, Dialog } from '@blockfront/ui'
import { useState } from 'react'
import { messages as general } from '../../messages.ts'
import { toast } from '../../toast.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'

const FORM = 'review-settings'

/** Opens the settings: whether customers can write reviews, and whether an email asks for them. */
export function ReviewSettingsButton({ settings }: { settings: ReviewSettings | undefined }) {
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

function SettingsDialog({ settings, onClose }: { settings: ReviewSettings; onClose: () => void }) {
  const { storeId } = useStore()
  const update = useStoreMutation('review.updateSettings')
  const [state, setState] = useState<FormState>()
  const busy = state?.isSubmitting ?? false
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
        onStateChange={setState}
      />
    </Dialog>
  )
}
