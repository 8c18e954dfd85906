import { IconButton, Input, Popover } from '@blockfront/ui'
import { ChevronDown, EyeOff, FileText, Folder, Link2, Package, Scale } from '@blockfront/ui/icons'
import { useState } from 'react'
import { completeUrl } from '../../render/url/complete-url.ts'
import type { LinkChoice, LinkFinder } from '../control.ts'
import type { FormMessages } from '../messages.ts'
import { ChoiceLine } from '../search/ChoiceLine.tsx'
import { SearchList } from '../search/SearchList.tsx'
import { useLink } from './use-link.ts'

export interface LinkInputProps {
  id: string
  value: string
  onChange: (url: string) => void
  /** Without it, the URL can only be typed. */
  links: LinkFinder | undefined
  placeholder?: string
  disabled?: boolean
  invalid?: boolean
  describedBy?: string
  messages: FormMessages
}

const icons = { page: FileText, policy: Scale, category: Folder, product: Package }

/**
 * A URL that can be typed, or a page, category or product of the store to select. It says when shoppers cannot open the page. On blur, a URL
 * without a scheme is completed.
 */
export function LinkInput({ id, value, onChange, links, placeholder, disabled, invalid, describedBy, messages }: LinkInputProps) {
  const [open, setOpen] = useState(false)
  const link = useLink(links, value)
  const complete = () => {
    const address = completeUrl(value)
    if (address !== value) onChange(address)
  }
  const Icon = link ? icons[link.kind ?? 'page'] : Link2
  const hiddenId = link?.hidden ? `${id}-hidden` : undefined
  return (
    <>
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
        aria-describedby={[describedBy, hiddenId].filter(Boolean).join(' ') || undefined}
        before={<Icon size={14} aria-hidden />}
        after={
          links && (
            <Popover
              label={messages.chooseLink}
              open={open}
              onOpenChange={setOpen}
              width={320}
              flush
              trigger={
                <IconButton label={messages.chooseLink} size="small" disabled={disabled}>
                  <ChevronDown size={14} />
                </IconButton>
              }
            >
              <SearchList
                finder={links}
                keyOf={({ url }) => url}
                isChosen={({ url }) => url === value}
                onChoose={({ url }) => {
                  onChange(url)
                  setOpen(false)
                }}
                messages={{
                  label: messages.searchLinks,
                  none: messages.noLinks,
                  failed: messages.linksFailed,
                  retry: messages.retry,
                }}
              >
                {(choice) => <LinkLine link={choice} messages={messages} />}
              </SearchList>
            </Popover>
          )
        }
      />
      {link?.hidden && (
        <p className="ui-link__hidden" id={hiddenId}>
          <EyeOff size={14} aria-hidden />
          {link.hidden}
        </p>
      )}
    </>
  )
}

/** A page with its kind, and its URL or the reason why shoppers cannot open it. */
function LinkLine({
  link: { label, url, kind = 'page', image, hidden },
  messages,
}: {
  link: LinkChoice
  messages: FormMessages
}) {
  const Icon = icons[kind]
  const note = (
    <>
      {messages.linkKinds[kind]} · {hidden ?? <bdi dir="ltr">{url}</bdi>}
    </>
  )
  return <ChoiceLine name={label} image={image} icon={<Icon size={16} aria-hidden />} note={note} />
}
