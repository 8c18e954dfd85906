import type { Discount } from '@blockfront/contract'
import { ApiError } from '@blockfront/contract/client'
import { Button } from '@blockfront/ui'
import { useState } from 'react'
import { useNavigate, useParams } from '../../router.ts'
import { storeUrl } from '../../stores/store-url.ts'
import { toast } from '../../toast.tsx'
import { Loaded } from '../Loaded.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { FormSkeleton } from '../parts/form/FormSkeleton.tsx'
import { NotFound } from '../parts/NotFound.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation, useStoreQuery } from '../store-query.ts'
import { DiscountForm } from './DiscountForm.tsx'
import { formOf } from './discount-form.ts'
import { messages } from './messages.ts'
import { StateBadge, usageText } from './StateBadge.tsx'

const list = '/dashboard/discounts'

/** Edits one discount. */
export function EditDiscount() {
  const { discountId = '' } = useParams()
  // A deleted discount is not loaded again while the list opens.
  const [isDeleted, setIsDeleted] = useState(false)
  const discount = useStoreQuery('discount.get', { discountId }, { enabled: !isDeleted })
  if (discount.error instanceof ApiError && [400, 404].includes(discount.error.status))
    return <NotFound title={messages.gone} help={messages.goneHelp} to={list} list={messages.title} />
  return (
    <Loaded
      query={discount}
      skeleton={<FormSkeleton />}
      head={<PageHeader title={messages.form.label} back={{ to: list, label: messages.title }} />}
    >
      {(read) => <Editing key={read.discountId} read={read} onDelete={setIsDeleted} />}
    </Loaded>
  )
}

interface EditingProps {
  read: Discount
  /** Called with true before the discount is deleted, and with false if that failed. */
  onDelete: (isDeleted: boolean) => void
}

function Editing({ read, onDelete }: EditingProps) {
  const { storeId, storeDomain } = useStore()
  const { discountId, name, code, enabled } = read
  // The version that the form shows: a change by another member in the meantime is a conflict.
  const [version, setVersion] = useState(read.version)
  const [start] = useState(() => formOf(read))
  const update = useStoreMutation('discount.update')
  const setEnabled = useStoreMutation('discount.setEnabled')
  const [isDeleting, setIsDeleting] = useState(false)
  const toggle = async () => {
    try {
      const next = await setEnabled.mutateAsync({ body: { storeId, discountId, enabled: !enabled } })
      if (next.version === version + 1) setVersion(next.version)
      toast.success(next.enabled ? messages.enabled : messages.disabled)
    } catch (error) {
      toast.failure(error)
    }
  }
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(storeUrl(storeDomain, `/?discount=${code}`))
      toast.success(messages.linkCopied)
    } catch (error) {
      toast.failure(error)
    }
  }
  return (
    <>
      <PageHeader
        title={name}
        badge={<StateBadge state={read.state} />}
        about={usageText(read)}
        back={{ to: list, label: messages.title }}
        more={[
          ...(code === null ? [] : [{ label: messages.copyLink, worksReadOnly: true, onSelect: () => void copyLink() }]),
          { label: messages.delete, danger: true, onSelect: () => setIsDeleting(true) },
        ]}
        action={
          <Button busy={setEnabled.isPending} onClick={() => void toggle()}>
            {enabled ? messages.disable : messages.enable}
          </Button>
        }
      />
      <DiscountForm
        start={start}
        saved={read}
        onSave={async (body) => {
          const saved = await update.mutateAsync({ body: { ...body, storeId, discountId, version } })
          setVersion(saved.version)
          toast.success(messages.saved)
        }}
      />
      {isDeleting && <DeleteDiscount discount={read} onDelete={onDelete} onClose={() => setIsDeleting(false)} />}
    </>
  )
}

interface DeleteDiscountProps extends Pick<EditingProps, 'onDelete'> {
  discount: Discount
  onClose: () => void
}

function DeleteDiscount({ discount: { discountId, name }, onDelete, onClose }: DeleteDiscountProps) {
  const navigate = useNavigate()
  const { storeId } = useStore()
  const remove = useStoreMutation('discount.delete')
  const confirm = async () => {
    onDelete(true)
    await remove.mutateAsync({ params: { storeId, discountId } }).catch((error: unknown) => {
      onDelete(false)
      throw error
    })
    toast.success(messages.deleted)
    navigate(list)
  }
  return (
    <ConfirmDialog title={messages.deleteTitle(name)} action={messages.delete} onConfirm={confirm} onClose={onClose}>
      <p>{messages.deleteHelp}</p>
    </ConfirmDialog>
  )
}
