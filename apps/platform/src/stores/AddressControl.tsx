import type { ControlKind, ControlProps } from '@blockfront/engine/form'
import { Input } from '@blockfront/ui'
import { createContext, use, useEffect, useEffectEvent, useState } from 'react'
import { addressOf } from './address.ts'
import { messages } from './messages.ts'
import { useAddressCheck } from './use-address-check.ts'

/** The store's name in the form, from which the subdomain is derived until the owner types one. */
export const StoreNameContext = createContext('')

const mainHost = () => location.hostname.replace(/^www\./, '')

/** A store's subdomain, with the main hostname and its availability. */
function AddressControl({ id, value, onChange, disabled, invalid, describedBy }: ControlProps) {
  const name = use(StoreNameContext)
  const [own, setOwn] = useState(false)
  const label = typeof value === 'string' ? value.trim().toLowerCase() : ''
  const state = useAddressCheck(label)
  const follow = useEffectEvent((address: string) => {
    if (!own && address !== value) onChange(address)
  })
  useEffect(() => follow(addressOf(name)), [name])

  // A validation error is more specific and newer.
  const shown = invalid ? 'none' : state
  const text = { none: '', checking: messages.checking, free: messages.free, taken: messages.taken }[shown]
  return (
    <div className="store-address">
      <Input
        id={id}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => {
          setOwn(event.target.value !== '')
          onChange(event.target.value)
        }}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        dir="ltr"
        disabled={disabled}
        invalid={invalid || state === 'taken'}
        aria-describedby={[describedBy, `${id}-state`].filter(Boolean).join(' ')}
        after={<span className="ui-input__affix">.{mainHost()}</span>}
      />
      <p className={`store-address__state store-address__state--${shown}`} id={`${id}-state`} role="status">
        {text || messages.addressHelp}
      </p>
    </div>
  )
}

export const addressControl: ControlKind = { Control: AddressControl, frame: { layout: 'stacked' } }
