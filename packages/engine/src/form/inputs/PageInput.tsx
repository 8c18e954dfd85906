import { IconButton, Input, Popover } from '@blockfront/ui'
import { ChevronDown, FileText, Link2 } from 'lucide-react'
import { useState } from 'react'
import { completeUrl } from '../../render/url/complete-url.ts'
import type { PageChoice } from '../control.ts'
import type { FormMessages } from '../messages.ts'

export interface PageInputProps {
  id: string
  value: string
  onChange: (url: string) => void
  pages: readonly PageChoice[]
  placeholder?: string
  disabled?: boolean
  invalid?: boolean
  describedBy?: string
  messages: FormMessages
}

/** A URL that can be typed, or a page of the store to select. On blur, a URL without a scheme is completed. */
export function PageInput({ id, value, onChange, pages, placeholder, disabled, invalid, describedBy, messages }: PageInputProps) {
  const [open, setOpen] = useState(false)
  const page = pages.find((one) => one.url === value)
  const complete = () => {
    const address = completeUrl(value)
    if (address !== value) onChange(address)
  }
  return (
    <Input
      id={id}
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      dir="ltr"
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={complete}
      onKeyDown={(event) => event.key === 'Enter' && complete()}
      disabled={disabled}
      invalid={invalid}
      aria-describedby={describedBy}
      before={page ? <FileText size={14} aria-hidden /> : <Link2 size={14} aria-hidden />}
      after={
        pages.length > 0 && (
          <Popover
            label={messages.choosePage}
            open={open}
            onOpenChange={setOpen}
            flush
            trigger={
              <IconButton label={messages.choosePage} size="small" disabled={disabled}>
                <ChevronDown size={14} />
              </IconButton>
            }
          >
            <PageList
              pages={pages}
              chosen={value}
              messages={messages}
              onChoose={(url) => {
                onChange(url)
                setOpen(false)
              }}
            />
          </Popover>
        )
      }
    />
  )
}

interface PageListProps {
  pages: readonly PageChoice[]
  chosen: string
  onChoose: (url: string) => void
  messages: FormMessages
}

function PageList({ pages, chosen, onChoose, messages }: PageListProps) {
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  const found = pages.filter(({ label, url }) => `${label} ${url}`.toLowerCase().includes(wanted))
  return (
    <>
      <div className="ui-pages__search">
        <Input
          type="search"
          aria-label={messages.searchPages}
          placeholder={messages.searchPages}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && found[0]) {
              event.preventDefault()
              onChoose(found[0].url)
            }
          }}
        />
      </div>
      <ul className="ui-pages__list">
        {found.map(({ label, url }) => (
          <li key={url}>
            <button
              type="button"
              className="ui-menu__item"
              aria-current={url === chosen || undefined}
              onClick={() => onChoose(url)}
            >
              <span className="ui-menu__text">{label}</span>
              <span className="ui-menu__note">{url}</span>
            </button>
          </li>
        ))}
        {found.length === 0 && <li className="ui-panel__nothing">{messages.noPages}</li>}
      </ul>
    </>
  )
}
