import type { ReactElement, ReactNode } from 'react'
import { Disclosure } from './Disclosure.tsx'
import { listingMessages } from './messages.ts'

/** Filters of one kind, under their name. */
export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="sf-filters__group">
    <legend className="sf-filters__legend">{title}</legend>
    {children}
  </fieldset>
)

/** Of a longer list, this many values stand there; the others are opened. */
const VISIBLE_VALUES = 8

/** Values of a filter, the rest of a long list folded away unless one of it is chosen. */
export function Values({ children }: { children: ReactElement<{ checked?: boolean }>[] }) {
  const rest = children.slice(VISIBLE_VALUES)
  // To open two more is hardly less than to read them.
  if (rest.length < 3) return children
  return (
    <>
      {children.slice(0, VISIBLE_VALUES)}
      <Disclosure wanted={rest.some(({ props }) => props.checked)} className="sf-filters__more">
        <summary>
          <span>{listingMessages.showMore(rest.length)}</span>
          <span>{listingMessages.showFewer}</span>
        </summary>
        {rest}
      </Disclosure>
    </>
  )
}

interface ChoiceProps {
  /** One of several with the same name, or any of them. */
  type?: 'radio' | 'checkbox'
  name: string
  value: string
  label: string
  /** How many products it leaves. */
  count?: number
  checked: boolean
}

export const Choice = ({ type = 'checkbox', name, value, label, count, checked }: ChoiceProps) => (
  <label className="sf-check">
    <input type={type} name={name} value={value} defaultChecked={checked} />
    <span>{label}</span>
    {count !== undefined && <span className="sf-filters__count">{count}</span>}
  </label>
)

interface PriceInputProps {
  name: string
  label: string
  value: string
  /** The least or the most that a product costs; undefined where none does. */
  placeholder: number | undefined
  /** Of the message that says why the value does not count; undefined where it does. */
  errorId: string | undefined
}

export const PriceInput = ({ name, label, value, placeholder, errorId }: PriceInputProps) => (
  <label className="sf-filters__price">
    <span>{label}</span>
    <input
      type="text"
      className="sf-input"
      name={name}
      inputMode="decimal"
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      defaultValue={value}
      placeholder={placeholder === undefined ? undefined : String(placeholder)}
    />
  </label>
)
