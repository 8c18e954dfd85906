import type { PaymentMethod, PaymentMethodType } from '@blockfront/contract'
import { Button, EmptyState, Menu, Notice, VisuallyHidden } from '@blockfront/ui'
import { CreditCard, Plus } from 'lucide-react'
import { useState } from 'react'
import { WorksReadOnly } from '../../billing/PlanScope.tsx'
import { toast } from '../../toast.tsx'
import { Loaded } from '../Loaded.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { FormSkeleton } from '../parts/form/FormSkeleton.tsx'
import { useMovable } from '../parts/reorder/use-movable.ts'
import { useCan, useStore } from '../store.ts'
import { useStoreMutation, useStoreQuery } from '../store-query.ts'
import { Incidents } from './Incidents.tsx'
import { MethodDialog } from './MethodDialog.tsx'
import { MethodRow } from './MethodRow.tsx'
import { messages } from './messages.ts'
import { useMethodChanges } from './use-method-changes.ts'
import './payment.css'

/** The open dialog: to add, edit or delete a method. */
type Open =
  | { kind: 'add'; type: PaymentMethodType }
  | { kind: 'edit'; method: PaymentMethod }
  | { kind: 'delete'; method: PaymentMethod }

/** The payment methods of the store, and the payments that need attention. */
export function Payment() {
  const methods = useStoreQuery('payment.methods')
  const types = useStoreQuery('payment.types')
  const [open, setOpen] = useState<Open>()
  const readOnly = !useCan('payments.manage')
  const canCapture = (type: PaymentMethodType) => types.data?.find((one) => one.type === type)?.canCapture ?? false
  const close = () => setOpen(undefined)
  const add = !readOnly && (
    <Menu
      trigger={
        <Button variant="primary" icon={<Plus size={14} />} disabled={!types.data}>
          {messages.add}
        </Button>
      }
      items={(types.data ?? []).map(({ type }) => ({
        label: messages.types[type],
        onSelect: () => setOpen({ kind: 'add', type }),
      }))}
    />
  )
  return (
    <>
      <PageHeader title={messages.title} about={messages.about} action={add} />
      <Loaded query={methods} skeleton={<FormSkeleton single />}>
        {(list) => (
          <div className="form-column payment">
            {readOnly && <Notice>{messages.ownerOnly}</Notice>}
            <WorksReadOnly>
              <Incidents />
            </WorksReadOnly>
            {list.length > 0 ? (
              <Methods methods={list} readOnly={readOnly} onOpen={setOpen} />
            ) : (
              <EmptyState icon={<CreditCard size={20} />} title={messages.empty}>
                {messages.emptyHelp}
              </EmptyState>
            )}
          </div>
        )}
      </Loaded>
      {open?.kind === 'add' && <MethodDialog type={open.type} canCapture={canCapture(open.type)} onClose={close} />}
      {open?.kind === 'edit' && (
        <MethodDialog type={open.method.type} method={open.method} canCapture={canCapture(open.method.type)} onClose={close} />
      )}
      {open?.kind === 'delete' && <DeleteMethod method={open.method} onClose={close} />}
    </>
  )
}

interface MethodsProps {
  methods: readonly PaymentMethod[]
  readOnly: boolean
  onOpen: (open: Open) => void
}

function Methods({ methods, readOnly, onOpen }: MethodsProps) {
  const { sort, enable } = useMethodChanges()
  const rows = methods.map(({ id, title }) => ({ id, name: title }))
  const { list, said, movable } = useMovable<HTMLUListElement>(rows, sort)
  return (
    <>
      {methods.every(({ enabled }) => !enabled) && <Notice tone="warning">{messages.noneEnabled}</Notice>}
      <ul ref={list} className="payment-methods" aria-label={messages.methods}>
        {methods.map((method, index) => (
          <MethodRow
            key={method.id}
            method={method}
            movable={movable({ id: method.id, name: method.title }, index)}
            readOnly={readOnly}
            onEnable={(enabled) => enable({ method, enabled })}
            onEdit={() => onOpen({ kind: 'edit', method })}
            onDelete={() => onOpen({ kind: 'delete', method })}
          />
        ))}
      </ul>
      <VisuallyHidden live="polite">{said}</VisuallyHidden>
    </>
  )
}

function DeleteMethod({ method: { id, title }, onClose }: { method: PaymentMethod; onClose: () => void }) {
  const { storeId } = useStore()
  const remove = useStoreMutation('payment.deleteMethod')
  const confirm = async () => {
    await remove.mutateAsync({ params: { storeId, methodId: id } })
    toast.success(messages.deleted(title))
  }
  return (
    <ConfirmDialog title={messages.deleteTitle(title)} action={messages.deleteAction} onConfirm={confirm} onClose={onClose}>
      <p>{messages.deleteHelp}</p>
    </ConfirmDialog>
  )
}
