import type { FormEvent } from 'react'
import { useBlockServices } from '../../render/block-services.ts'
import { Icon } from '../../render/parts/Icon.tsx'

/** A form that opens the search page without a script. The script opens the app's search instead. */
export function Search({ full, onDone }: { full: boolean; onDone?: () => void }) {
  const { openSearch, paths, messages } = useBlockServices()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onDone?.()
    openSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim() || undefined)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is too young for browsers that shoppers still use
    <form role="search" className={full ? 'bf-navbar__search' : undefined} action={paths.search} onSubmit={submit}>
      {full && <input type="search" name="q" aria-label={messages.search} placeholder={messages.search} enterKeyHint="search" />}
      <button type="submit" className="bf-navbar__action bf-navbar__find" aria-label={messages.search}>
        <Icon name="search" />
      </button>
    </form>
  )
}

export const css = `
.bf-navbar__find {
  color: var(--search-color);
}
.bf-navbar__search {
  position: relative;
  display: flex;
  align-items: center;
  border-radius: 2rem;
  background: color-mix(in srgb, var(--color) 7%, transparent);
}
.bf-navbar__search input {
  width: 100%;
  min-width: 0;
  height: 2.75rem;
  padding-inline: 1.125rem 0;
  border: 0;
  border-radius: 2rem;
  background: none;
  color: var(--color);
  outline-offset: 0;
}
.bf-navbar__search input::placeholder {
  color: inherit;
  opacity: 0.7;
}
@container page (width < 768px) {
  .bf-navbar__actions .bf-navbar__search {
    display: none;
  }
}
`
