import type { ApiToken, CallOutput } from '@blockfront/contract'
import { ApiError, tokenScopes } from '@blockfront/contract/client'
import { Button, Checkbox, Dialog, Notice, SelectField, TextField } from '@blockfront/ui'
import { type FormEvent, useId, useState } from 'react'
import { useConfirmation } from '../../auth/confirmation/use-confirmation.tsx'
import { messages as general } from '../../messages.ts'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'

type Scope = ApiToken['scopes'][number]

const FOREVER = 'forever'
/** Choices of a lifetime: days, or none. */
const lifetimes = [
  { value: '30', label: messages.days(30) },
  { value: '90', label: messages.days(90) },
  { value: '365', label: messages.oneYear },
  { value: FOREVER, label: messages.forever },
]
const scopes = tokenScopes as readonly Scope[]

interface AddTokenProps {
  onAdded: (answer: CallOutput<'apiToken.add'>) => void
  onClose: () => void
}

/** Creates a token, after the owner has confirmed that it is them. */
export function AddToken({ onAdded, onClose }: AddTokenProps) {
  const id = useId()
  const { storeId } = useStore()
  const { confirmed, dialog } = useConfirmation()
  const add = useStoreMutation('apiToken.add')
  const [name, setName] = useState('')
  const [lifetime, setLifetime] = useState('90')
  const [chosen, setChosen] = useState<readonly Scope[]>([])
  const [failure, setFailure] = useState<Error>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(undefined)
    const expiresInDays = lifetime === FOREVER ? null : Number(lifetime)
    try {
      onAdded(
        await confirmed(() => add.mutateAsync({ body: { storeId, name: name.trim(), scopes: [...chosen], expiresInDays } })),
      )
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)))
    }
  }
  const nameError = failure instanceof ApiError ? failure.fields.name : undefined
  const isComplete = name.trim() !== '' && chosen.length > 0
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !add.isPending && onClose()}
      title={messages.addTitle}
      description={messages.addHelp}
      footer={
        <>
          <Button onClick={onClose} disabled={add.isPending}>
            {general.cancel}
          </Button>
          <Button variant="primary" type="submit" form={`${id}-form`} busy={add.isPending} disabled={!isComplete}>
            {messages.add}
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} className="api-tokens__form" onSubmit={(event) => void submit(event)}>
        <TextField
          id={`${id}-name`}
          label={messages.name}
          help={messages.nameHelp}
          error={nameError}
          autoComplete="off"
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <SelectField
          id={`${id}-lifetime`}
          label={messages.expires}
          help={lifetime === FOREVER ? messages.foreverHelp : undefined}
          value={lifetime}
          options={lifetimes}
          onChange={setLifetime}
        />
        <fieldset className="api-tokens__choices">
          <legend>
            {messages.scopes} <span className="api-tokens__count">{messages.chosen(chosen.length, scopes.length)}</span>
          </legend>
          {scopes.map((scope) => (
            <span key={scope} className="api-tokens__choice">
              <Checkbox
                id={`${id}-${scope}`}
                checked={chosen.includes(scope)}
                onChange={(checked) => setChosen(checked ? [...chosen, scope] : chosen.filter((one) => one !== scope))}
              />
              <label htmlFor={`${id}-${scope}`}>{messages.scopeNames[scope]}</label>
            </span>
          ))}
        </fieldset>
        {failure && !nameError && (
          <Notice tone="danger" alert>
            {failure.message}
          </Notice>
        )}
      </form>
      {dialog}
    </Dialog>
  )
}
