import type { Order, Region } from '@blockfront/contract'
import type { SchemaFormProps } from '@blockfront/engine/form'
import { useMemo, useState } from 'react'
import { toast } from '../../../toast.tsx'
import { FormDialog } from '../../parts/form/FormDialog.tsx'
import { atFormPaths } from '../../parts/form/form-paths.ts'
import { countryChoices } from '../../parts/form/regional-choices.ts'
import { useRegions } from '../../parts/form/use-regions.ts'
import { useStore } from '../../store.ts'
import { fulfillmentMessages } from '../fulfillment/fulfillment-messages.ts'
import { messages } from '../messages.ts'
import { useOrderChange } from '../order-change.ts'
import { AddressWarnings } from './AddressWarnings.tsx'
import { addressLabels } from './address-labels.ts'
import {
  addressNames,
  type ContactValues,
  contactBody,
  contactPath,
  type contactSchema,
  contactValues,
  schemaOf,
} from './contact-form.ts'
import { PostalCodeWarning } from './PostalCodeWarning.tsx'

const contactFieldMessages = messages.contactFields

/** Changes the contact and the shipping address of an order that has items to send. */
export function EditContact({ order, onClose }: { order: Order; onClose: () => void }) {
  const update = useOrderChange('order.updateContact', order)
  const { locale } = useStore()
  const [values] = useState(() => contactValues(order))
  const [place, setPlace] = useState(() => placeOf(values))
  // Not while the owner is still typing it.
  const [checkedCode, setCheckedCode] = useState(place.postalCode)
  const { data: regions = [] } = useRegions(order.shippingAddress ? place.country : undefined)
  const hasRegions = regions.length > 0
  const { country } = place
  const schema = useMemo(() => schemaOf(order, { country, hasRegions }), [order, country, hasRegions])
  const fields = useMemo(() => fieldsOf(country, regions), [country, regions])
  const names = useMemo(
    () => ['email', 'phone', ...(order.shippingAddress ? addressNames(country, { locale, hasRegions }) : [])],
    [order.shippingAddress, country, locale, hasRegions],
  )
  const submit = async (typed: ContactValues) => {
    const codes = regions.map(({ code }) => code)
    await atFormPaths(update(contactBody(typed, codes)), contactPath)
    toast.success(messages.contactSaved)
    onClose()
  }
  return (
    <FormDialog
      title={messages.editContact}
      description={fulfillmentMessages(order.rate?.type).editContactHelp}
      submitLabel={messages.saveContact}
      canSubmitUnchanged
      schema={schema}
      defaultValues={values}
      fields={fields}
      only={names}
      onSubmit={submit}
      onValuesChange={(changed) => setPlace(placeOf(changed))}
      around={(form) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: it hears the blur of the field inside
        <div className="fulfill" onBlur={() => setCheckedCode(place.postalCode)}>
          {form}
          {checkedCode === place.postalCode && <PostalCodeWarning {...place} />}
          <AddressWarnings order={order} to={place} />
        </div>
      )}
      onClose={onClose}
    />
  )
}

const placeOf = ({ country, region, postalCode }: Record<string, unknown>) => ({
  country: String(country ?? ''),
  region: String(region ?? ''),
  postalCode: String(postalCode ?? ''),
})

const fieldsOf = (country: string, regions: readonly Region[]): SchemaFormProps<typeof contactSchema>['fields'] => ({
  email: { label: contactFieldMessages.email, control: 'text', inputType: 'email', autoComplete: 'off' },
  phone: { label: contactFieldMessages.phone, control: 'text', inputType: 'tel', autoComplete: 'off' },
  firstName: { label: contactFieldMessages.firstName, control: 'text' },
  lastName: { label: contactFieldMessages.lastName, control: 'text' },
  company: { label: contactFieldMessages.company, control: 'text' },
  line1: { label: contactFieldMessages.line1, control: 'text' },
  line2: { label: contactFieldMessages.line2, control: 'text' },
  country: { label: contactFieldMessages.country, control: 'select', choices: countryChoices() },
  addressPhone: { label: contactFieldMessages.addressPhone, control: 'text', inputType: 'tel' },
  city: { label: addressLabels(country).city, control: 'text' },
  postalCode: { label: addressLabels(country).postalCode, control: 'text' },
  region: {
    label: addressLabels(country).region,
    control: 'select',
    choices: regions.map(({ code, name }) => ({ value: code, label: name })),
  },
})
