import type { DraftOrder } from '@blockfront/contract'
import { ApiError } from '@blockfront/contract/client'
import { Button, type MenuItem, Notice, Textarea } from '@blockfront/ui'
import { type FormEvent, useState } from 'react'
import { useNavigate } from '../../router.ts'
import { toast } from '../../toast.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { Card } from '../parts/Card.tsx'
import { SaveBar } from '../parts/form/SaveBar.tsx'
import { CompleteDraft, type Completion } from './CompleteDraft.tsx'
import { DraftCustomer } from './customer/DraftCustomer.tsx'
import { DeleteDraft } from './DeleteDraft.tsx'
import './drafts.css'
import { newDraft, valuesOf } from './draft-values.ts'
import { DraftItems } from './items/DraftItems.tsx'
import { messages } from './messages.ts'
import { DraftPayment } from './payment/DraftPayment.tsx'
import { useDraftQuote } from './use-draft-quote.ts'
import { useSaveDraft } from './use-save-draft.ts'

const FORM = 'draft-form'

interface DraftComposerProps {
  /** The saved draft; undefined for a new one. */
  start?: DraftOrder
  onDelete?: (isDeleted: boolean) => void
}

/** Composes an order: items, customer, discounts and shipping, with the totals that the server calculates. */
export function DraftComposer({ start, onDelete }: DraftComposerProps) {
  const navigate = useNavigate()
  const [first] = useState(() => (start ? valuesOf(start) : newDraft))
  const [values, setValues] = useState(first)
  const { saved, save, isSaving } = useSaveDraft(start, first)
  const [failure, setFailure] = useState<Error>()
  const [openDialog, setOpenDialog] = useState<Completion | 'delete'>()
  const quote = useDraftQuote(values)
  const isDirty = values !== saved.values
  const fields = failure instanceof ApiError ? failure.fields : {}
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(undefined)
    try {
      const { draftId } = await save(values)
      toast.success(messages.saved)
      if (!start) await navigate(`/dashboard/drafts/${draftId}`, { replace: true })
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)))
    }
  }
  const change = (changes: Partial<typeof values>) => setValues((before) => ({ ...before, ...changes }))
  const isEmpty = values.lines.length + values.customItems.length === 0
  const more: MenuItem[] = (['copy', 'paid', 'pending'] as const).map((completion) => ({
    label: messages.complete[completion].action,
    disabled: isEmpty,
    onSelect: () => setOpenDialog(completion),
  }))
  if (start) more.push('line', { label: messages.delete, danger: true, onSelect: () => setOpenDialog('delete') })
  return (
    <>
      <PageHeader
        title={start?.number ?? messages.newTitle}
        back={{ to: '/dashboard/drafts', label: messages.title }}
        more={more}
        action={
          <Button variant="primary" disabled={isEmpty} onClick={() => setOpenDialog('send')}>
            {messages.complete.send.action}
          </Button>
        }
      />
      {failure && (
        <Notice tone="danger" alert>
          {failure.message}
        </Notice>
      )}
      {/* Empty, because the cards open dialogs with forms. */}
      <form id={FORM} aria-label={messages.draft} onSubmit={(event) => void submit(event)} />
      <div className="form-columns draft">
        <div>
          <DraftItems values={values} quote={quote.quote} onChange={change} />
          <DraftPayment values={values} quote={quote} onChange={change} />
        </div>
        <div>
          <DraftCustomer values={values} fields={fields} onChange={change} />
          <Card title={messages.note} about={messages.noteHelp}>
            <Textarea
              aria-label={messages.note}
              maxLength={2000}
              value={values.note}
              onChange={(event) => change({ note: event.target.value })}
            />
          </Card>
        </div>
      </div>
      <SaveBar
        form={FORM}
        isDirty={isDirty && openDialog === undefined}
        isSubmitting={isSaving}
        saveLabel={messages.save}
        onDiscard={() => setValues(saved.values)}
      />
      {openDialog === 'delete' && start && onDelete && (
        <DeleteDraft draft={start} onDelete={onDelete} onClose={() => setOpenDialog(undefined)} />
      )}
      {openDialog && openDialog !== 'delete' && (
        <CompleteDraft
          completion={openDialog}
          email={values.contact.email}
          quote={quote}
          onSave={() => save(values)}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
    </>
  )
}
