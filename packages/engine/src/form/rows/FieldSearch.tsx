import { IconButton, SearchInput } from '@blockfront/ui'
import { X } from '@blockfront/ui/icons'
import type { FormMessages } from '../messages.ts'

interface FieldSearchProps {
  query: string
  onChange: (query: string) => void
  messages: FormMessages
}

/** The search field of a panel. Escape clears it. */
export const FieldSearch = ({ query, onChange, messages }: FieldSearchProps) => (
  <SearchInput
    label={messages.searchFields}
    value={query}
    onChange={(event) => onChange(event.target.value)}
    onKeyDown={(event) => {
      if (event.key !== 'Escape' || !query) return
      event.preventDefault()
      onChange('')
    }}
    after={
      query && (
        <IconButton label={messages.clearSearch} size="small" plain onClick={() => onChange('')}>
          <X size={14} />
        </IconButton>
      )
    }
  />
)
