import { type PostalAddress, postalAddress } from '@blockfront/contract'
import { type FormState, SchemaForm } from '@blockfront/engine/form'
import { Button, Dialog } from '@blockfront/ui'
import { useMemo, useState } from 'react'
import { messages as general } from '../../../messages.ts'
import { countryChoices } from '../../parts/form/regional-choices.ts'
import { useRegions } from '../../parts/form/use-regions.ts'
import { useStore } from '../../store.ts'
import { messages } from '../messages.ts'
import { addressFields, missingParts } from './address-fields.ts'

const FORM = 'draft-address-form'

interface AddressDialogProps {
  title: string
  address: PostalAddress | null
  onSave: (address: PostalAddress) => void
  onClose: () => void
}

/** Edits an address. Its fields, their order and which are required follow the country, as at checkout. */
export function AddressDialog({ title, address, onSave, onClose }: AddressDialogProps) {
  const { country: home, locale } = useStore()
  const [busy, setBusy] = useState(false)
  const [start] = useState(() => address ?? { firstName: '', line1: '', country: home })
  const [country, setCountry] = useState<string>(start.country)
  const { data: regions = [] } = useRegions(country)
  const hasRegions = regions.length > 0
  const { fields, names } = useMemo(() => addressFields({ country, locale, regions }), [country, locale, regions])
  const countries = useMemo(() => countryChoices(), [])
  const submit = async (typed: PostalAddress) => {
    const region = regions.some(({ code }) => code === typed.region) ? typed.region : ''
    const entered = { ...typed, region }
    const missing = missingParts(entered, hasRegions)
    if (missing.length > 0)
      throw Object.assign(new Error(messages.required), {
        fields: Object.fromEntries(missing.map((name) => [name, messages.required])),
      })
    onSave(entered)
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={title}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {general.cancel}
          </Button>
          <Button variant="primary" type="submit" form={FORM} busy={busy}>
            {messages.saveAddress}
          </Button>
        </>
      }
    >
      <SchemaForm
        id={FORM}
        label={title}
        schema={postalAddress}
        defaultValues={start}
        fields={{ ...fields, country: { label: messages.address.country, control: 'select', choices: countries } }}
        only={names}
        onSubmit={submit}
        onStateChange={({ isSubmitting }: FormState) => setBusy(isSubmitting)}
        onValuesChange={(typed) => setCountry(String(typed.country))}
      />
    </Dialog>
  )
}
