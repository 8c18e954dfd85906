import { Button, Menu, SearchInput, type SelectOption } from '@blockfront/ui'
import { ArrowUpDown, ChevronDown, X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { WorksReadOnly } from '../../../billing/PlanScope.tsx'
import './list.css'
import { messages } from '../messages.ts'
import type { ListQuery } from './list-query.ts'

/** A filter of a list: one of several values. */
export interface ListFilter {
  /** The key in the URL. */
  key: string
  label: string
  options: readonly SelectOption[]
}

export interface ListToolbarProps {
  address: ListQuery
  /** The label of the search field: "Search products". Without it, the list has no search. */
  searchLabel?: string
  filters?: readonly ListFilter[]
  /** The first one is the default. */
  sorts?: readonly SelectOption[]
  /** An additional custom filter, and its keys in the URL. */
  more?: ReactNode
  moreKeys?: readonly string[]
}

/** Search, filters and sorting of a list, all in the URL. */
export function ListToolbar({ address, searchLabel, filters = [], sorts = [], more, moreKeys = [] }: ListToolbarProps) {
  const isChosen = ({ key, options }: ListFilter) => options.some(({ value }) => value === address.get(key))
  const chosen = [...filters.filter(isChosen).map(({ key }) => key), ...moreKeys.filter((key) => address.get(key))]
  const sort = sorts.find(({ value }) => value === address.get('sort')) ?? sorts[0]
  return (
    <WorksReadOnly>
      <search className="list-toolbar">
        {searchLabel && <SearchField address={address} label={searchLabel} />}
        <div className="list-toolbar__filters">
          {filters.map((filter) => (
            <FilterChip key={filter.key} filter={filter} address={address} />
          ))}
          {more}
          {chosen.length > 0 && (
            <Button
              size="small"
              variant="ghost"
              onClick={() => address.set(Object.fromEntries(chosen.map((key) => [key, undefined])))}
            >
              {messages.clearFilters}
            </Button>
          )}
        </div>
        {sort && (
          <Menu
            items={sorts.map(({ value, label }) => ({
              label,
              checked: value === sort.value,
              onSelect: () => address.set({ sort: value === sorts[0]?.value ? undefined : value }),
            }))}
            trigger={
              <Button
                size="small"
                className="list-toolbar__sort"
                aria-label={messages.sortedBy(sort.label)}
                icon={<ArrowUpDown size={14} />}
              >
                {sort.label}
              </Button>
            }
          />
        )}
      </search>
    </WorksReadOnly>
  )
}

/** Milliseconds after the last keystroke before the search starts. */
const PAUSE = 250

/** Typed text is written to the URL after a pause, and immediately on Enter. */
function SearchField({ address, label }: { address: ListQuery; label: string }) {
  const searched = address.get('search') ?? ''
  const [term, setTerm] = useState(searched)
  const applied = useRef(searched)
  const apply = useEffectEvent((value: string) => {
    applied.current = value.trim()
    if (value.trim() !== searched) address.set({ search: value.trim() || undefined }, { replace: true })
  })
  // The URL changed from outside, by going back or by clearing all filters.
  useEffect(() => {
    if (searched === applied.current) return
    applied.current = searched
    setTerm(searched)
  }, [searched])
  useEffect(() => {
    const timer = setTimeout(() => apply(term), PAUSE)
    return () => clearTimeout(timer)
  }, [term])
  return (
    <SearchInput
      className="list-toolbar__search"
      label={label}
      maxLength={200}
      value={term}
      onChange={(event) => setTerm(event.target.value)}
    />
  )
}

function FilterChip({ filter: { key, label, options }, address }: { filter: ListFilter; address: ListQuery }) {
  const chosen = options.find(({ value }) => value === address.get(key))
  return (
    <span className="filter-chip" data-chosen={chosen ? '' : undefined}>
      <Menu
        align="start"
        items={
          options.length > 0
            ? options.map((option) => ({
                label: option.label,
                checked: option.value === chosen?.value,
                onSelect: () => address.set({ [key]: option.value === chosen?.value ? undefined : option.value }),
              }))
            : [{ label: messages.nothingToChoose, disabled: true, onSelect: () => undefined }]
        }
        trigger={
          <button
            type="button"
            className="filter-chip__open"
            aria-label={chosen ? `${label}: ${chosen.label}` : messages.any(label)}
          >
            {chosen ? `${label}: ` : label}
            {chosen && <span className="filter-chip__value">{chosen.label}</span>}
            {!chosen && <ChevronDown size={12} aria-hidden />}
          </button>
        }
      />
      {chosen && (
        <button
          type="button"
          className="filter-chip__remove"
          aria-label={messages.removeFilter(label)}
          onClick={() => address.set({ [key]: undefined })}
        >
          <X size={12} aria-hidden />
        </button>
      )}
    </span>
  )
}
