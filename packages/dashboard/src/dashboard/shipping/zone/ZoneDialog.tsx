import type { ShippingZone } from '@blockfront/contract'
import { errorDetails } from '@blockfront/contract/client'
import { Field, Switch, TextField } from '@blockfront/ui'
import { type FormEvent, useId, useState } from 'react'
import { toast } from '../../../toast.tsx'
import { useStore } from '../../store.ts'
import { useStoreMutation } from '../../store-query.ts'
import { messages } from '../messages.ts'
import { ShippingDialog } from '../ShippingDialog.tsx'
import { useReloadZones } from '../use-reload-zones.ts'
import { useVersionedForm } from '../use-versioned-form.ts'
import { CountryPicker } from './CountryPicker.tsx'
import { areasOfSelection, selectionOf, takenBy } from './zone-selection.ts'

const zoneMessages = messages.zone

interface ZoneDialogProps {
  /** All zones of the store. */
  zones: readonly ShippingZone[]
  /** The zone to edit; a new one without it. */
  zone: ShippingZone | undefined
  onClose: () => void
}

/** Adds or edits a zone: its name, and its countries and regions. */
export function ZoneDialog({ zones, zone, onClose }: ZoneDialogProps) {
  const id = useId()
  const { storeId } = useStore()
  const [name, setName] = useState(zone?.name ?? '')
  const [isRestOfWorld, setRestOfWorld] = useState(zone?.isRestOfWorld ?? false)
  const [selection, setSelection] = useState(() => selectionOf(zone ?? { countries: [], regions: [] }))
  const { problems, version, check, fail, dialog } = useVersionedForm({
    item: zone,
    title: zoneMessages.conflict,
    restart: (newer) => {
      setName(newer.name)
      setRestOfWorld(newer.isRestOfWorld)
      setSelection(selectionOf(newer))
    },
  })
  const add = useStoreMutation('shipping.addZone', { onError: useReloadZones() })
  const update = useStoreMutation('shipping.updateZone', { onError: useReloadZones() })
  const busy = add.isPending || update.isPending
  const rest = zones.find((each) => each.isRestOfWorld && each.id !== zone?.id)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = {
      ...(name.trim() === '' && { name: zoneMessages.nameMissing }),
      ...(!isRestOfWorld && selection.size === 0 && { countries: zoneMessages.countriesMissing }),
    }
    if (!check(found)) return
    const areas = isRestOfWorld ? { countries: [], regions: [] } : areasOfSelection(selection)
    const body = { storeId, name: name.trim(), isRestOfWorld, ...areas }
    try {
      if (zone) await update.mutateAsync({ body: { ...body, zoneId: zone.id, version } })
      else await add.mutateAsync({ body })
      toast.success(zone ? zoneMessages.saved : zoneMessages.added)
      onClose()
    } catch (error) {
      fail(error, errorDetails(error, 'shipping.updateZone', 'stale_version')?.zone)
    }
  }
  return (
    <ShippingDialog
      title={zone ? zoneMessages.editTitle : zoneMessages.newTitle}
      action={zone ? zoneMessages.save : messages.addZone}
      busy={busy}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
      {...dialog}
    >
      <TextField
        id={`${id}-name`}
        label={zoneMessages.name}
        help={zoneMessages.nameHelp}
        error={problems.name}
        maxLength={120}
        autoComplete="off"
        placeholder={zoneMessages.namePlaceholder}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Field
        id={`${id}-rest`}
        label={zoneMessages.rest}
        help={rest ? zoneMessages.restTaken(rest.name) : zoneMessages.restHelp}
        error={problems.isRestOfWorld}
        layout="switch"
      >
        {({ id: own, describedBy }) => (
          <Switch
            id={own}
            {...(describedBy && { describedBy })}
            checked={isRestOfWorld}
            disabled={Boolean(rest)}
            onChange={setRestOfWorld}
          />
        )}
      </Field>
      {!isRestOfWorld && (
        <CountryPicker
          selection={selection}
          onChange={setSelection}
          taken={takenBy(zones, zone?.id)}
          error={problems.countries ?? problems.regions}
        />
      )}
    </ShippingDialog>
  )
}
