import { Check, ChevronDown } from 'lucide-react'
import { Select as Radix } from 'radix-ui'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { usePortal } from '../floating/portal.ts'
import { useNonce } from '../nonce.ts'
import { describedByAll, useReadOnly } from '../ReadOnly.tsx'

export interface SelectOption {
  value: string
  label: string
  icon?: ReactNode
  disabled?: boolean
}

export interface SelectProps {
  value: string | undefined
  onChange: (value: string) => void
  options: readonly (SelectOption | { label: string; options: readonly SelectOption[] })[]
  id?: string
  /** Required if no label element refers to `id`. */
  label?: string
  placeholder?: string
  disabled?: boolean
  invalid?: boolean
  describedBy?: string
  /** Without a border, for units and bars. */
  bare?: boolean
  className?: string
}

/** Radix reserves the empty value for "no selection"; here it is an ordinary value. */
const outer = (value: string) => value.slice(1)
const inner = (value: string) => `=${value}`

function Option({ value, label, icon, disabled }: SelectOption) {
  return (
    <Radix.Item className="ui-menu__item" value={inner(value)} disabled={disabled}>
      {icon}
      <span className="ui-menu__text" title={label}>
        <Radix.ItemText>{label}</Radix.ItemText>
      </span>
      <Radix.ItemIndicator>
        <Check size={14} />
      </Radix.ItemIndicator>
    </Radix.Item>
  )
}

/**
 * Makes the rest of the page inert while a list is open: Radix hides it from screen readers, but keyboard focus could still reach
 * it. A closed list is mounted too, outside of the document.
 */
function Alone() {
  const mark = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (!mark.current?.isConnected) return
    const others = [...document.body.children].filter(
      (one): one is HTMLElement =>
        one instanceof HTMLElement && !one.inert && !one.contains(mark.current) && !('radixFocusGuard' in one.dataset),
    )
    for (const one of others) one.inert = true
    return () => {
      for (const one of others) one.inert = false
    }
  }, [])
  return <span ref={mark} hidden />
}

/**
 * A select. Options may be in titled groups. They are mounted when the select is focused or pointed at, since a screen may have several
 * lists of some hundred countries or time zones. Radix needs them before they open, to select an option by typing.
 */
export function Select({
  value,
  onChange,
  options,
  id,
  label,
  placeholder,
  disabled,
  invalid,
  describedBy,
  bare,
  className,
}: SelectProps) {
  const portal = usePortal()
  const nonce = useNonce()
  const reason = useReadOnly()
  const [isMounted, setMounted] = useState(false)
  const mount = () => setMounted(true)
  const selected = options
    .flatMap((option) => ('options' in option ? option.options : [option]))
    .find((one) => one.value === value)
  return (
    <Radix.Root
      value={value === undefined ? '' : inner(value)}
      onValueChange={(next) => next && onChange(outer(next))}
      disabled={disabled || reason !== undefined}
    >
      <Radix.Trigger
        id={id}
        className={classNames('ui-select', bare && 'ui-select--bare', className)}
        aria-label={label}
        aria-describedby={describedByAll(describedBy, reason)}
        aria-invalid={invalid || undefined}
        data-invalid={invalid || undefined}
        onFocus={mount}
        onPointerEnter={mount}
        onPointerDownCapture={mount}
      >
        <span className="ui-select__text" title={selected?.label}>
          <Radix.Value placeholder={placeholder}>{selected?.label ?? ''}</Radix.Value>
        </span>
        <ChevronDown size={bare ? 12 : 14} aria-hidden />
      </Radix.Trigger>
      {isMounted && (
        <Radix.Portal container={portal}>
          <Radix.Content className="ui-float ui-menu ui-menu--select" position="popper" sideOffset={4} collisionPadding={8}>
            <Alone />
            <Radix.Viewport nonce={nonce}>
              {options.map((option) =>
                'options' in option ? (
                  <Radix.Group key={option.label}>
                    <Radix.Label className="ui-menu__label">{option.label}</Radix.Label>
                    {option.options.map((one) => (
                      <Option key={one.value} {...one} />
                    ))}
                  </Radix.Group>
                ) : (
                  <Option key={option.value} {...option} />
                ),
              )}
            </Radix.Viewport>
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.Root>
  )
}
