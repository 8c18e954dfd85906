import type { ShippingRate, ShippingZone } from '@blockfront/contract'
import { errorDetails } from '@blockfront/contract/client'
import { Field, SelectField, Switch, TextField } from '@blockfront/ui'
import { type FormEvent, useId, useState } from 'react'
import { toast } from '../../../toast.tsx'
import { MoneyField } from '../../parts/money/MoneyField.tsx'
import { useStore } from '../../store.ts'
import { useStoreMutation } from '../../store-query.ts'
import { messages } from '../messages.ts'
import { useBound } from '../rate-text.ts'
import { ShippingDialog } from '../ShippingDialog.tsx'
import { useReloadZones } from '../use-reload-zones.ts'
import { useVersionedForm } from '../use-versioned-form.ts'
import { draftOf, hasPrice, hasTiers, newTier, type RateDraft, type RateProblems, readDraft } from './rate-form.ts'
import { TierEditor } from './TierEditor.tsx'

const formMessages = messages.form
const types = Object.entries(messages.types).map(([value, label]) => ({ value, label }))

interface RateDialogProps {
  zone: ShippingZone
  /** The rate to edit; a new one without it. */
  rate: ShippingRate | undefined
  onClose: () => void
}

/** Adds or edits a rate of a zone. */
export function RateDialog({ zone, rate, onClose }: RateDialogProps) {
  const { storeId, currency } = useStore()
  const [draft, setDraft] = useState(() => draftOf(rate))
  const form = useVersionedForm({ item: rate, title: formMessages.conflict, restart: (newer) => setDraft(draftOf(newer)) })
  const add = useStoreMutation('shipping.addRate', { onError: useReloadZones() })
  const update = useStoreMutation('shipping.updateRate', { onError: useReloadZones() })
  const format = useBound(draft.type)
  const busy = add.isPending || update.isPending
  const change = (changed: Partial<RateDraft>) => setDraft((before) => ({ ...before, ...changed }))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const read = readDraft(draft, currency, format)
    if (!form.check('problems' in read ? read.problems : {}) || 'problems' in read) return
    try {
      if (rate) await update.mutateAsync({ body: { ...read.rate, storeId, rateId: rate.id, version: form.version } })
      else await add.mutateAsync({ body: { ...read.rate, storeId, zoneId: zone.id } })
      toast.success(rate ? formMessages.saved : formMessages.added)
      onClose()
    } catch (error) {
      form.fail(error, errorDetails(error, 'shipping.updateRate', 'stale_version')?.rate)
    }
  }
  return (
    <ShippingDialog
      title={rate ? formMessages.editTitle : formMessages.newTitle(zone.name)}
      action={rate ? formMessages.save : messages.addRate}
      busy={busy}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
      {...form.dialog}
    >
      <RateFields draft={draft} change={change} problems={form.problems} />
    </ShippingDialog>
  )
}

interface RateFieldsProps {
  draft: RateDraft
  change: (changed: Partial<RateDraft>) => void
  problems: RateProblems
}

function RateFields({ draft, change, problems }: RateFieldsProps) {
  const id = useId()
  const { type } = draft
  const setType = (next: ShippingRate['type']) =>
    // Amounts and weights are not the same: start over with one tier.
    change({ type: next, ...(hasTiers(next) && next !== type && { tiers: [newTier()] }) })
  return (
    <>
      <TextField
        id={`${id}-name`}
        label={formMessages.name}
        help={formMessages.nameHelp}
        error={problems.name}
        maxLength={120}
        autoComplete="off"
        placeholder={formMessages.namePlaceholder}
        value={draft.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <SelectField
        id={`${id}-type`}
        label={formMessages.type}
        value={type}
        options={types}
        onChange={(next) => setType(next as ShippingRate['type'])}
      />
      {hasPrice(type) && (
        <MoneyField
          id={`${id}-price`}
          label={formMessages.price}
          value={draft.price}
          error={problems.price}
          onChange={(price) => change({ price })}
        />
      )}
      {hasTiers(type) && (
        <TierEditor type={type} tiers={draft.tiers} problems={problems} onChange={(tiers) => change({ tiers })} />
      )}
      {type !== 'free' && (
        <MoneyField
          id={`${id}-free`}
          label={formMessages.freeOver}
          help={formMessages.freeOverHelp}
          value={draft.freeOver}
          error={problems.freeOver}
          onChange={(freeOver) => change({ freeOver })}
        />
      )}
      <fieldset className="shipping-days" aria-describedby={`${id}-days-help`}>
        <legend className="ui-field__label">{formMessages.delivery}</legend>
        <p id={`${id}-days-help`} className="ui-field__help">
          {formMessages.deliveryHelp}
        </p>
        {(['minDays', 'maxDays'] as const).map((name) => (
          <TextField
            key={name}
            id={`${id}-${name}`}
            label={formMessages[name]}
            error={problems[name]}
            inputMode="numeric"
            autoComplete="off"
            value={draft[name]}
            onChange={({ target }) => change({ [name]: target.value })}
          />
        ))}
      </fieldset>
      <Field id={`${id}-enabled`} label={formMessages.enabled} help={formMessages.enabledHelp} layout="switch">
        {({ id: own, describedBy }) => (
          <Switch
            id={own}
            {...(describedBy && { describedBy })}
            checked={draft.enabled}
            onChange={(enabled) => change({ enabled })}
          />
        )}
      </Field>
    </>
  )
}
