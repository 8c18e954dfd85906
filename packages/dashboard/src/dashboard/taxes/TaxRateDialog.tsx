import type { TaxRate } from '@blockfront/contract'
import { useMemo, useState } from 'react'
import { toast } from '../../toast.tsx'
import { FormDialog } from '../parts/form/FormDialog.tsx'
import { atFormPaths } from '../parts/form/form-paths.ts'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'
import { fieldOrder, fieldsOf, formOf, formPath, rateOf, type TaxRateValues, taxRateForm } from './tax-rate-form.ts'
import { useRegions } from './use-regions.ts'

interface TaxRateDialogProps {
  /** Undefined for a new rate. */
  rate: TaxRate | undefined
  onClose: () => void
}

/** Adds or edits a tax rate. */
export function TaxRateDialog({ rate, onClose }: TaxRateDialogProps) {
  const { storeId, country: storeCountry } = useStore()
  const add = useStoreMutation('tax.addRates')
  const update = useStoreMutation('tax.updateRate')
  const [start] = useState(() => formOf(rate, storeCountry))
  const [country, setCountry] = useState(start.country ?? '')
  const { data: regions, isError } = useRegions(country)
  const fields = useMemo(() => {
    const help = isError ? messages.regionsFailed : regions?.length === 0 ? messages.noRegions : messages.regionHelp
    return fieldsOf({ regions: regions ?? [], help })
  }, [regions, isError])
  const save = async (values: TaxRateValues) => {
    const saved = rate
      ? update.mutateAsync({ body: { ...rateOf(values), storeId, id: rate.id } })
      : add.mutateAsync({ body: { storeId, rates: [rateOf(values)] } })
    await atFormPaths<unknown>(saved, formPath)
    toast.success(rate ? messages.saved : messages.added)
    onClose()
  }
  return (
    <FormDialog
      title={rate ? messages.editTitle : messages.addTitle}
      submitLabel={rate ? messages.save : messages.add}
      label={messages.form}
      schema={taxRateForm}
      defaultValues={start}
      fields={fields}
      only={fieldOrder}
      onSubmit={save}
      onValuesChange={(values) => setCountry(String(values.country ?? ''))}
      onClose={onClose}
    />
  )
}
