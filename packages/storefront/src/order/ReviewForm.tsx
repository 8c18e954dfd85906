import type { ReviewableItem } from '@blockfront/contract'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { reasonOf } from '../account/shopper.ts'
import { FormRow } from '../checkout/form/FormRow.tsx'
import { NoteField } from '../checkout/form/NoteField.tsx'
import { orderMessages } from './messages.ts'

export type WrittenReview = Omit<NonNullable<ReviewableItem['review']>, 'status'>

interface ReviewFormProps {
  /** The name of the form: the reviewed item. */
  label: string
  before: ReviewableItem['review']
  /** The name that is suggested to the customer. */
  name: string
  onSend: (review: WrittenReview) => Promise<void>
  onCancel: () => void
}

/** Writes or changes a review. What was typed stays after an error. */
export function ReviewForm({ label, before, name, onSend, onCancel }: ReviewFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [review, setReview] = useState<WrittenReview>(
    () => before ?? { rating: 0, title: '', text: '', authorName: name.slice(0, 60) },
  )
  const [isTried, setIsTried] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const change = (changes: Partial<WrittenReview>) => setReview({ ...review, ...changes })
  const starsError = isTried && review.rating === 0 ? orderMessages['reviews.chooseStars'] : undefined
  const nameError = isTried && !review.authorName.trim() ? orderMessages['reviews.enterName'] : undefined
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (review.rating === 0 || !review.authorName.trim()) {
      const field = review.rating === 0 ? 'input[type="radio"]' : 'input[autocomplete]'
      return form.current?.querySelector<HTMLElement>(field)?.focus()
    }
    setIsBusy(true)
    setProblem('')
    const { rating, title, text, authorName } = review
    await onSend({ rating, title, text, authorName }).catch((error: unknown) => {
      setProblem(reasonOf(error))
      setIsBusy(false)
    })
  }
  return (
    <form ref={form} className="sf-reviews__form" aria-label={label} noValidate onSubmit={(event) => void submit(event)}>
      <StarInput value={review.rating} error={starsError} onChange={(rating) => change({ rating })} />
      <FormRow label={orderMessages['reviews.headline']} required={false}>
        {(attributes) => (
          <input
            {...attributes}
            className="sf-input"
            maxLength={120}
            value={review.title}
            onChange={(event) => change({ title: event.target.value })}
          />
        )}
      </FormRow>
      <NoteField
        label={orderMessages['reviews.text']}
        value={review.text}
        maxLength={5000}
        error={undefined}
        onChange={(text) => change({ text })}
      />
      <FormRow label={orderMessages['reviews.name']} required hint={orderMessages['reviews.nameHelp']} error={nameError}>
        {(attributes) => (
          <input
            {...attributes}
            className="sf-input"
            autoComplete="nickname"
            maxLength={60}
            aria-required
            value={review.authorName}
            onChange={(event) => change({ authorName: event.target.value })}
          />
        )}
      </FormRow>
      {problem && (
        <p className="sf-field__error" role="alert">
          {problem}
        </p>
      )}
      <p className="sf-reviews__actions">
        <button type="submit" className="sf-button" disabled={isBusy}>
          {orderMessages['reviews.send']}
        </button>
        <button type="button" className="sf-button sf-button--quiet" onClick={onCancel}>
          {orderMessages['reviews.cancel']}
        </button>
      </p>
    </form>
  )
}

interface StarInputProps {
  /** 0 without a choice. */
  value: number
  error: string | undefined
  onChange: (stars: number) => void
}

/** One to five stars as radio buttons. */
function StarInput({ value, error, onChange }: StarInputProps) {
  const id = useId()
  return (
    <fieldset className="sf-stars" aria-describedby={error && `${id}-error`}>
      <legend>{orderMessages['reviews.rating']}</legend>
      {[1, 2, 3, 4, 5].map((stars) => (
        <label key={stars} data-filled={stars <= value}>
          <input
            type="radio"
            className="bf-hidden"
            name={id}
            checked={value === stars}
            aria-invalid={error !== undefined}
            onChange={() => onChange(stars)}
          />
          <svg viewBox="0 0 24 24" width="30" height="30" aria-hidden="true">
            <path fill="currentColor" d="M12 2l3 6.6 7.1.8-5.3 4.9 1.5 7.1L12 17.8l-6.3 3.6 1.5-7.1L1.9 9.4 9 8.6z" />
          </svg>
          <span className="bf-hidden">{orderMessages['reviews.stars']({ count: stars })}</span>
        </label>
      ))}
      {error && (
        <span className="sf-field__error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </fieldset>
  )
}
