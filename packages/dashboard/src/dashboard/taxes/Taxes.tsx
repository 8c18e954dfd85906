import type { TaxRate } from '@blockfront/contract'
import { Button, EmptyState } from '@blockfront/ui'
import { Percent, Plus } from 'lucide-react'
import { useState } from 'react'
import { toast } from '../../toast.tsx'
import { Loaded } from '../Loaded.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { FormSkeleton } from '../parts/form/FormSkeleton.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation, useStoreQuery } from '../store-query.ts'
import { messages } from './messages.ts'
import { PricesIncludeTax } from './PricesIncludeTax.tsx'
import { SuggestedRates } from './SuggestedRates.tsx'
import { TaxRateDialog } from './TaxRateDialog.tsx'
import { TaxRateList } from './TaxRateList.tsx'
import { UntaxedNotice } from './UntaxedNotice.tsx'
import './taxes.css'

/** The open dialog. */
type Open = { kind: 'edit'; rate: TaxRate | undefined } | { kind: 'delete'; rate: TaxRate } | { kind: 'suggested' }

/** Whether prices include tax, and the tax rates of the store by country. */
export function Taxes() {
  const taxes = useStoreQuery('tax.rates')
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const add = (
    <Button variant="primary" icon={<Plus size={14} />} onClick={() => setOpen({ kind: 'edit', rate: undefined })}>
      {messages.add}
    </Button>
  )
  return (
    <>
      <PageHeader title={messages.title} about={messages.about} action={add} />
      <Loaded query={taxes} skeleton={<FormSkeleton single />}>
        {({ rates }) => (
          <div className="form-column">
            <div>
              <UntaxedNotice />
              <PricesIncludeTax />
              {rates.length > 0 ? (
                <TaxRateList
                  rates={rates}
                  onEdit={(rate) => setOpen({ kind: 'edit', rate })}
                  onDelete={(rate) => setOpen({ kind: 'delete', rate })}
                  onSuggest={() => setOpen({ kind: 'suggested' })}
                />
              ) : (
                <EmptyState
                  icon={<Percent size={20} />}
                  title={messages.empty}
                  action={<Button onClick={() => setOpen({ kind: 'suggested' })}>{messages.addSuggested}</Button>}
                >
                  {messages.emptyHelp}
                </EmptyState>
              )}
            </div>
            {open?.kind === 'edit' && <TaxRateDialog rate={open.rate} onClose={close} />}
            {open?.kind === 'delete' && <DeleteRate rate={open.rate} onClose={close} />}
            {open?.kind === 'suggested' && <SuggestedRates rates={rates} onClose={close} />}
          </div>
        )}
      </Loaded>
    </>
  )
}

function DeleteRate({ rate: { id, name }, onClose }: { rate: TaxRate; onClose: () => void }) {
  const { storeId } = useStore()
  const remove = useStoreMutation('tax.deleteRate')
  const confirm = async () => {
    await remove.mutateAsync({ body: { storeId, id } })
    toast.success(messages.deleted)
  }
  return (
    <ConfirmDialog title={messages.deleteTitle(name)} action={messages.deleteAction} onConfirm={confirm} onClose={onClose}>
      <p>{messages.deleteHelp}</p>
    </ConfirmDialog>
  )
}
