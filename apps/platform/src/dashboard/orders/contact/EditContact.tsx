import type { Order } from '@blockfront/contract'
import { type FormState, SchemaForm } from '@blockfront/engine/form'
import { Button, Dialog } from '@blockfront/ui'
import { useMemo, useState } from 'react'
import { messages as general } from '../../../messages.ts'
import { toast } from '../../../toast.tsx'
import { countryChoices } from '../../parts/form/regional-choices.ts'
import { useRegions } from '../../parts/form/use-regions.ts'
import { messages } from '../messages.ts'
import { useOrderChange } from '../order-change.ts'
import { AddressWarnings } from './AddressWarnings.tsx'
import { addressNames, type ContactValues, contactBody, contactValues, formError, schemaOf } from './contact-form.ts'

const FORM = 'contact-form'
const says = messages.contactFields

/** Changes the contact and the shipping address of an order that is not fulfilled yet. */
export function EditContact({ order, onClose }: { order: Order; onClose: () => void }) {
  const update = useOrderChange('order.updateContact', order)
  const [busy, setBusy] = useState(false)
  const [values] = useState(() => contactValues(order))
  const [place, setPlace] = useState({ country: values.country ?? '', region: values.region ?? '' })
  const { data: regions = [] } = useRegions(order.shippingAddress ? place.country : undefined)
  const hasRegions = regions.length > 0
  const fields = useMemo(
    () => ({
      email: { label: says.email, control: 'text', inputType: 'email', autoComplete: 'off' },
      phone: { label: says.phone, control: 'text', inputType: 'tel', autoComplete: 'off' },
      firstName: { label: says.firstName, control: 'text' },
      lastName: { label: says.lastName, control: 'text' },
      company: { label: says.company, control: 'text' },
      line1: { label: says.line1, control: 'text' },
      line2: { label: says.line2, control: 'text' },
      postalCode: { label: says.postalCode, control: 'text' },
      city: { label: says.city, control: 'text' },
      country: { label: says.country, control: 'select', choices: countryChoices() },
      region: { label: says.region, control: 'select', choices: regions.map(({ code, name }) => ({ value: code, label: name })) },
      addressPhone: { label: says.addressPhone, control: 'text', inputType: 'tel' },
    }),
    [regions],
  )
  const names = useMemo(
    () => ['email', 'phone', ...(order.shippingAddress ? addressNames : [])].filter((name) => name !== 'region' || hasRegions),
    [order.shippingAddress, hasRegions],
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
      description={messages.editContactHelp}
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
      <div className="fulfil">
        <SchemaForm
          id={FORM}
          label={messages.editContact}
          schema={schemaOf(order)}
          defaultValues={values}
          fields={fields}
          only={names}
          onSubmit={submit}
          onStateChange={({ isSubmitting }: FormState) => setBusy(isSubmitting)}
          onValuesChange={({ country, region }) => setPlace({ country: String(country), region: String(region ?? '') })}
        />
        <AddressWarnings order={order} to={place} />
      </div>
    </Dialog>
  )
}
