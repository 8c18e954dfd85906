import type { ControlKind, ControlProps } from '@blockfront/engine/form'
import { Input } from '@blockfront/ui'
import { createContext, use, useEffect, useEffectEvent, useState } from 'react'
import { messages } from './messages.ts'
import { subdomainOf } from './subdomain.ts'
import { useSubdomainCheck } from './use-subdomain-check.ts'

/** The store's name in the form, from which the subdomain is derived until the owner types one. */
export const StoreNameContext = createContext('')

const mainHost = () => location.hostname.replace(/^www\./, '')

/** A store's subdomain, with the main hostname and its availability. */
function SubdomainControl({ id, value, onChange, disabled, invalid, describedBy }: ControlProps) {
  const name = use(StoreNameContext)
  const [own, setOwn] = useState(false)
  const label = typeof value === 'string' ? value.trim().toLowerCase() : ''
  const state = useSubdomainCheck(label)
  const follow = useEffectEvent((subdomain: string) => {
    if (!own && subdomain !== value) onChange(subdomain)
  })
  useEffect(() => follow(subdomainOf(name)), [name])

  // A validation error is more specific and newer.
  const shown = invalid ? 'none' : state
  const text = { none: '', checking: messages.checking, free: messages.free, taken: messages.taken }[shown]
  return (
    <div className="store-subdomain">
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
      <p className={`store-subdomain__state store-subdomain__state--${shown}`} id={`${id}-state`} role="status">
        {text || messages.subdomainHelp}
      </p>
    </div>
  )
}

export const subdomainControl: ControlKind = { Control: SubdomainControl, frame: { layout: 'stacked' } }
