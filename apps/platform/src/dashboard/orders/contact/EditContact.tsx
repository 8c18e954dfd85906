import type { Order, Region } from '@blockfront/contract'
import { type FormState, SchemaForm, type SchemaFormProps } from '@blockfront/engine/form'
import { Button, Dialog } from '@blockfront/ui'
import { useMemo, useState } from 'react'
import { messages as general } from '../../../messages.ts'
import { toast } from '../../../toast.tsx'
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
  type contactSchema,
  contactValues,
  formError,
  schemaOf,
} from './contact-form.ts'
import { PostalCodeWarning } from './PostalCodeWarning.tsx'

const FORM = 'contact-form'
const contactFieldMessages = messages.contactFields

/** Changes the contact and the shipping address of an order that is not fulfilled yet. */
export function EditContact({ order, onClose }: { order: Order; onClose: () => void }) {
  const update = useOrderChange('order.updateContact', order)
  const { locale } = useStore()
  const [busy, setBusy] = useState(false)
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
    await update(contactBody(typed, codes)).catch((error: unknown) => {
      throw formError(error)
    })
    toast.success(messages.contactSaved)
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={messages.editContact}
      description={fulfillmentMessages(order.rate?.type).editContactHelp}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {general.cancel}
          </Button>
          <Button variant="primary" type="submit" form={FORM} busy={busy}>
            {messages.saveContact}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the blur of the field inside */}
      <div className="fulfill" onBlur={() => setCheckedCode(place.postalCode)}>
        <SchemaForm
          id={FORM}
          label={messages.editContact}
          schema={schema}
          defaultValues={values}
          fields={fields}
          only={names}
          onSubmit={submit}
          onStateChange={({ isSubmitting }: FormState) => setBusy(isSubmitting)}
          onValuesChange={(changed) => setPlace(placeOf(changed))}
        />
        {checkedCode === place.postalCode && <PostalCodeWarning {...place} />}
        <AddressWarnings order={order} to={place} />
      </div>
    </Dialog>
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
