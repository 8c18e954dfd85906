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
