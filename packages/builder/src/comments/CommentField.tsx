import { Button, Notice, Textarea } from '@blockfront/ui'
import { type KeyboardEvent, useId } from 'react'
import { useAction } from '../saving/use-async.ts'
import { messages } from './messages.ts'

/** The length of a comment in characters. */
const MAX_TEXT = 2_000

export interface CommentFieldProps {
  label: string
  /** Only screen readers announce the label. */
  hideLabel?: boolean
  value: string
  onChange: (value: string) => void
  placeholder?: string
  submit: string
  /** Adds the comment. The field keeps its text if it rejects. */
  onSubmit: (text: string) => Promise<void>
  onCancel?: () => void
  autoFocus?: boolean
}

/** A field for the text of a comment, and its buttons. Ctrl+Enter and ⌘+Enter submit. */
export function CommentField({ label, hideLabel, value, onChange, submit, onSubmit, onCancel, ...field }: CommentFieldProps) {
  const id = useId()
  const { busy, failure, run } = useAction()
  const text = value.trim()
  const send = () => {
    if (text !== '' && !busy) run(() => onSubmit(text))
  }
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <div className="bfs-comments__new">
      <label className={hideLabel ? 'ui-hidden' : 'bfs-comments__label'} htmlFor={id}>
        {label}
      </label>
      <Textarea
        id={id}
        dir="auto"
        value={value}
        rows={2}
        maxLength={MAX_TEXT}
        onKeyDown={key}
        onChange={(event) => onChange(event.target.value)}
        {...field}
      />
      {failure && (
        <Notice tone="danger" title={messages.notDone} alert>
          {failure}
        </Notice>
      )}
      <div className="bfs-thread__actions">
        <Button size="small" variant="primary" busy={busy} disabled={text === ''} onClick={send}>
          {submit}
        </Button>
        {onCancel && (
          <Button size="small" disabled={busy} onClick={onCancel}>
            {messages.cancel}
          </Button>
        )}
      </div>
    </div>
  )
}
