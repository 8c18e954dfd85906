import type { ReactElement, ReactNode } from 'react'
import { listingMessages } from '../messages.ts'
import { Disclosure } from './Disclosure.tsx'

/** Filters of one kind, with a heading. */
export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="sf-filters__group">
    <legend className="sf-filters__legend">{title}</legend>
    {children}
  </fieldset>
)

/** Number of values that a long list shows before it is opened. */
const VISIBLE_VALUES = 8

/** Values of a filter. The rest of a long list is collapsed, unless one of them is selected. */
export function Values({ children }: { children: ReactElement<{ checked?: boolean }>[] }) {
  const rest = children.slice(VISIBLE_VALUES)
  // Collapsing one or two values saves no space.
  if (rest.length < 3) return children
  return (
    <>
      {children.slice(0, VISIBLE_VALUES)}
      <Disclosure forceOpen={rest.some(({ props }) => props.checked)} className="sf-filters__more">
        <summary>
          <span>{listingMessages.showMore({ count: rest.length })}</span>
          <span>{listingMessages.showFewer}</span>
        </summary>
        {rest}
      </Disclosure>
    </>
  )
}

interface ChoiceProps {
  type?: 'radio' | 'checkbox'
  name: string
  value: string
  label: string
  /** A CSS color; undefined for a value that is not a color. A name may be unknown to the browser. */
  color?: string | undefined
  /** Number of products with this value. */
  count?: number
  checked: boolean
}

export const Choice = ({ type = 'checkbox', name, value, label, color, count, checked }: ChoiceProps) => (
  <label className="sf-check">
    <input type={type} name={name} value={value} defaultChecked={checked} />
    {color && <span className="sf-filters__swatch" style={{ backgroundColor: color }} ref={hideUnknownColor} />}
    <span>{label}</span>
    {count !== undefined && <span className="sf-filters__count">{count}</span>}
  </label>
)

/** Removes the swatch of a name that is not a color. */
const hideUnknownColor = (swatch: HTMLElement | null) => {
  if (swatch) swatch.hidden = swatch.style.backgroundColor === ''
}

interface PriceInputProps {
  name: string
  label: string
  value: string
  /** Lowest or highest price in the list; undefined in an empty list. */
  placeholder: number | undefined
  /** Id of the error message; undefined for a valid value. */
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
