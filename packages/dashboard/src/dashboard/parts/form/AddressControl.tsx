import type { ControlKind, ControlProps } from '@blockfront/engine/form'
import { Input } from '@blockfront/ui'
import { createContext, use } from 'react'
import { useStore as useZustand } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import './form.css'
import { useStore } from '../../store.ts'
import { messages } from '../messages.ts'

/** A form's current values, for content next to its fields. A form provides it, controls read it. */
export type TypedValues = StoreApi<Readonly<Record<string, unknown>>>

export const typedValues = (start: Readonly<Record<string, unknown>> = {}): TypedValues => createStore(() => start)

export const TypedContext = createContext<TypedValues>(typedValues())

/** Path prefix of pages of this type: `/page/product/`. */
export const AddressBase = createContext('/')

export const useTyped = <Value,>(select: (values: Readonly<Record<string, unknown>>) => Value): Value =>
  useZustand(use(TypedContext), select)

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

const withoutTags = (html: string) => {
  const body = new DOMParser().parseFromString(html, 'text/html').body
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** Approximate number of characters that search engines show. */
const SHOWN = 160

/** The slug, with a search engine preview below. */
function Control({ id, value, onChange, disabled, invalid, describedBy }: ControlProps) {
  const base = use(AddressBase)
  return (
    <div className="address">
      <Input
        id={id}
        className="address__input"
        value={textOf(value)}
        onChange={(event) => onChange(event.target.value.toLowerCase().replace(/\s/g, '-'))}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={120}
        disabled={disabled}
        invalid={invalid}
        aria-describedby={describedBy}
        before={<span className="ui-input__affix">{base}</span>}
      />
      <SearchPreview path={`${base}${textOf(value)}`} />
    </div>
  )
}

/** A search engine preview from the form's current values (`TypedContext`). */
export function SearchPreview({ path }: { path: string }) {
  const { name: storeName, storeDomain } = useStore()
  const title = useTyped(({ seoTitle, name }) => textOf(seoTitle) || textOf(name))
  const about = useTyped(({ metaDescription, description }) => textOf(metaDescription) || withoutTags(textOf(description)))
  return (
    <figure className="search-preview">
      <figcaption className="search-preview__caption">{messages.preview}</figcaption>
      <p className="search-preview__site">
        {storeName} <bdi dir="ltr">{storeDomain + path}</bdi>
      </p>
      <p className="search-preview__title">{title || messages.previewTitle}</p>
      <p className="search-preview__text">
        {(about.length > SHOWN ? `${about.slice(0, SHOWN)}…` : about) || messages.previewText}
      </p>
    </figure>
  )
}

export const addressControl: ControlKind = { Control, frame: { layout: 'stacked' } }
