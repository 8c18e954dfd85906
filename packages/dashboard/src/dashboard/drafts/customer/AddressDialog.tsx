import { type PostalAddress, postalAddress } from '@blockfront/contract'
import { useMemo, useState } from 'react'
import { FormDialog } from '../../parts/form/FormDialog.tsx'
import { countryChoices } from '../../parts/form/regional-choices.ts'
import { useRegions } from '../../parts/form/use-regions.ts'
import { useStore } from '../../store.ts'
import { messages } from '../messages.ts'
import { addressFields, missingParts } from './address-fields.ts'

interface AddressDialogProps {
  title: string
  address: PostalAddress | null
  onSave: (address: PostalAddress) => void
  onClose: () => void
}

/** Edits an address. Its fields, their order and which are required follow the country, as at checkout. */
export function AddressDialog({ title, address, onSave, onClose }: AddressDialogProps) {
  const { country: home, locale } = useStore()
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
    <FormDialog
      title={title}
      submitLabel={messages.saveAddress}
      canSubmitUnchanged
      schema={postalAddress}
      defaultValues={start}
      fields={{ ...fields, country: { label: messages.address.country, control: 'select', choices: countries } }}
      only={names}
      onSubmit={submit}
      onValuesChange={(typed) => setCountry(String(typed.country))}
      onClose={onClose}
    />
  )
}
