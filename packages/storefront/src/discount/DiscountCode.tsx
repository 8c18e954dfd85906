import type { Quote } from '@blockfront/contract'
import { type FormEvent, useId, useState } from 'react'
import { discountMessages } from './messages.ts'

interface DiscountCodeProps {
  /** The entered code; empty without one. */
  code: string
  quote: Quote | undefined
  /** Whether the quote for the code is loading. */
  loading: boolean
  onChange: (code: string) => void
}

/** The field for a discount code: shows the code that applies, or the reason why it does not. */
export function DiscountCode({ code, quote, loading, onChange }: DiscountCodeProps) {
  const id = useId()
  const [text, setText] = useState(code)
  const problem = !loading && code !== '' ? quote?.codeProblem?.message : undefined
  const isApplied = quote?.discounts.some((discount) => discount.code?.toLowerCase() === code.toLowerCase()) ?? false
  const apply = (event: FormEvent) => {
    event.preventDefault()
    onChange(text.trim())
  }
  const remove = () => {
    setText('')
    onChange('')
  }
  if (code !== '' && isApplied)
    return (
      <p className="sf-code__applied" role="status">
        {discountMessages.applied({ code: code.toUpperCase() })}
        <button
          type="button"
          className="sf-link"
          aria-label={discountMessages.removeCode({ code: code.toUpperCase() })}
          onClick={remove}
        >
          {discountMessages.remove}
        </button>
      </p>
    )
  return (
    <form className="sf-code" noValidate onSubmit={apply}>
      <label className="sf-field__label" htmlFor={`${id}-code`}>
        {discountMessages.code}
      </label>
      <div className="sf-code__row">
        <input
          id={`${id}-code`}
          className="sf-input"
          value={text}
          maxLength={80}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={problem !== undefined}
          {...(problem && { 'aria-describedby': id })}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="sf-button sf-button--quiet" disabled={text.trim() === code}>
          {discountMessages.apply}
        </button>
      </div>
      {problem && (
        <p className="sf-field__error" id={id} role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}
