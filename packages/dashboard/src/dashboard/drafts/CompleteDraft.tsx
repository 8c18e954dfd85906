import { Notice, SelectField, TextareaField, TextField } from '@blockfront/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link, useNavigate } from '../../router.ts'
import { toast } from '../../toast.tsx'
import { CheckboxRow } from '../parts/CheckboxRow.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { useCan, useStore } from '../store.ts'
import { storeKey, useStoreMutation } from '../store-query.ts'
import './drafts.css'
import { messages } from './messages.ts'
import type { DraftQuote } from './use-draft-quote.ts'
import type { SavedDraft } from './use-save-draft.ts'

export type Completion = keyof typeof messages.complete

const ONLINE: readonly string[] = ['test', 'stripe', 'mollie']
const OTHER = 'other'

interface CompleteDraftProps {
  completion: Completion
  /** The customer's email address. */
  email: string
  quote: DraftQuote
  /** Saves unsaved changes. */
  onSave: () => Promise<SavedDraft>
  onClose: () => void
}

/** Creates the order of a draft after a confirmation, and opens it. */
export function CompleteDraft({ completion, email, quote: { quote, isCurrent }, onSave, onClose }: CompleteDraftProps) {
  const id = useId()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { storeId, unpaidOrderDays } = useStore()
  const complete = useStoreMutation('draftOrder.complete', {
    onError: () => void client.invalidateQueries({ queryKey: storeKey(storeId, 'draftOrder.quote') }),
  })
  const isLink = completion === 'send' || completion === 'copy'
  const methods = (quote?.methods ?? []).filter(({ type }) => ONLINE.includes(type) === isLink)
  const [chosen, setChosen] = useState<string>()
  const methodId = chosen ?? methods[0]?.id ?? (isLink ? undefined : OTHER)
  const [reference, setReference] = useState('')
  const [message, setMessage] = useState('')
  const [notify, setNotify] = useState(true)
  const completionMessages = messages.complete[completion]

  const confirm = async () => {
    const draft = await onSave()
    const { orderId, number, paymentUrl } = await complete.mutateAsync({
      body: {
        storeId,
        draftId: draft.draftId,
        version: draft.version,
        quoteHash: quote?.quoteHash ?? '',
        payment: isLink ? 'payment_link' : completion,
        methodId: methodId === OTHER || !methodId ? null : methodId,
        reference: reference.trim(),
        message: message.trim(),
        notify: completion === 'send' || (completion !== 'copy' && notify && email !== ''),
      },
    })
    if (completion !== 'copy') toast.success(completionMessages.done(number))
    else
      await navigator.clipboard.writeText(paymentUrl).then(
        () => toast.success(completionMessages.done(number)),
        () => toast.error(messages.copyFailed(number)),
      )
    await navigate(`/dashboard/orders/${orderId}`)
  }
  const canOpenPayments = useCan('settings.manage')
  const options = methods.map((method) => ({ value: method.id, label: method.title }))
  return (
    <ConfirmDialog
      title={completionMessages.title}
      action={completionMessages.action}
      tone="primary"
      disabled={!isCurrent || methodId === undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {completionMessages.help(email)} {completion === 'paid' ? messages.frozenPaid : messages.frozen(unpaidOrderDays)}
      </p>
      {methodId === undefined ? (
        <Notice tone="warning">
          {messages.noOnlineMethod} {canOpenPayments && <Link to="/dashboard/payment">{messages.toPayments}</Link>}
        </Notice>
      ) : (
        <SelectField
          id={`${id}-method`}
          label={messages.method}
          value={methodId}
          options={isLink ? options : [...options, { value: OTHER, label: messages.otherMethod }]}
          onChange={setChosen}
        />
      )}
      {completion === 'paid' && (
        <TextField
          id={`${id}-reference`}
          label={messages.reference}
          note={messages.optional}
          help={messages.referenceHelp}
          maxLength={120}
          autoComplete="off"
          value={reference}
          onChange={({ target }) => setReference(target.value)}
        />
      )}
      {completion === 'send' && (
        <TextareaField
          id={`${id}-message`}
          label={messages.message}
          note={messages.optional}
          help={messages.messageHelp}
          maxLength={2000}
          autoComplete="off"
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
      )}
      {!isLink && email !== '' && (
        <CheckboxRow id={`${id}-notify`} label={messages.notify(email)} checked={notify} onChange={setNotify} />
      )}
    </ConfirmDialog>
  )
}
