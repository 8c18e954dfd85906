import { Button, Dialog, IconButton, Input, Notice, SelectField, Skeleton } from '@blockfront/ui'
import { Copy, ExternalLink, Trash2 } from 'lucide-react'
import { type FormEvent, useCallback, useId, useState } from 'react'
import type { PreviewLink, PreviewsAdapter } from '../../adapter.ts'
import { LoadFailed } from '../../LoadFailed.tsx'
import { localTime } from '../local-time.ts'
import { messages } from '../messages.ts'
import { useSaver, useSaving } from '../saver/use-saver.ts'
import { useAction, useAsync } from '../use-async.ts'

const shareMessages = messages.share
const DAYS = [1, 7, 30] as const
type Days = (typeof DAYS)[number]

/** Links that show the saved draft to people without an account. */
export function ShareDialog() {
  const saver = useSaver()
  const open = useSaving(({ dialog }) => dialog === 'share')
  const { previews } = saver.session.adapter
  return open && previews ? <Sharing previews={previews} /> : null
}

function Sharing({ previews }: { previews: PreviewsAdapter }) {
  const saver = useSaver()
  const { builder, loaded } = saver.session
  const { pageId } = loaded
  const id = useId()
  const [days, setDays] = useState<Days>(7)
  const [added, setAdded] = useState<readonly PreviewLink[]>([])
  const [revoked, setRevoked] = useState<ReadonlySet<string>>(new Set())
  const { result, reload } = useAsync(useCallback(() => previews.list(pageId), [previews, pageId]))
  const adding = useAction()
  const revoking = useAction()
  const stored = result.status === 'ready' ? result.value : []
  const isAdded = ({ previewId }: PreviewLink) => added.some((one) => one.previewId === previewId)
  const links = [...added, ...stored.filter((link) => !isAdded(link))].filter(({ previewId }) => !revoked.has(previewId))
  const add = (event: FormEvent) => {
    event.preventDefault()
    adding.run(async () => {
      // The link shows what the server has.
      if (!(await saver.saveAll())) throw saver.notSaved()
      const link = await previews.add(pageId, days)
      setAdded((before) => [link, ...before])
      builder.say(shareMessages.created)
    })
  }
  const revoke = ({ previewId }: PreviewLink) =>
    revoking.run(async () => {
      await previews.revoke(previewId)
      setRevoked((before) => new Set([...before, previewId]))
      builder.say(shareMessages.revoked)
    })
  return (
    <Dialog
      open
      title={shareMessages.title}
      description={shareMessages.help}
      onOpenChange={(next) => !next && saver.open(undefined)}
    >
      <div className="bfv-stack">
        <form className="bfv-share__new" onSubmit={add}>
          <SelectField
            id={id}
            label={shareMessages.expires}
            value={String(days)}
            options={DAYS.map((value) => ({ value: String(value), label: shareMessages.days(value) }))}
            onChange={(value) => setDays(DAYS.find((one) => String(one) === value) ?? 7)}
          />
          <Button type="submit" variant="primary" busy={adding.busy}>
            {shareMessages.do}
          </Button>
        </form>
        {adding.failure && (
          <Notice tone="danger" alert title={shareMessages.failed}>
            {adding.failure}
          </Notice>
        )}
        <section>
          <h3>{shareMessages.links}</h3>
          {result.status === 'loading' && <Skeleton height={36} />}
          {result.status === 'error' && <LoadFailed title={shareMessages.listFailed} message={result.message} onRetry={reload} />}
          {result.status === 'ready' && links.length === 0 && <p className="bfv-share__none">{shareMessages.none}</p>}
          <ul className="bfv-share__links">
            {links.map((link, index) => (
              <Link key={link.previewId} link={link} number={index + 1} busy={revoking.busy} onRevoke={() => revoke(link)} />
            ))}
          </ul>
          {revoking.failure && (
            <Notice tone="danger" alert title={shareMessages.revokeFailed}>
              {revoking.failure}
            </Notice>
          )}
        </section>
      </div>
    </Dialog>
  )
}

interface LinkProps {
  link: PreviewLink
  number: number
  busy: boolean
  onRevoke: () => void
}

function Link({ link: { url, expiresAt }, number, busy, onRevoke }: LinkProps) {
  const { locale, timezone } = useSaver().session.info
  const id = useId()
  const [copied, setCopied] = useState<boolean>()
  const copy = () =>
    void navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  const note =
    copied === undefined
      ? shareMessages.until(localTime(expiresAt, locale, timezone))
      : copied
        ? shareMessages.copied
        : shareMessages.notCopied
  return (
    <li className="bfv-share__link">
      <Input
        id={id}
        dir="ltr"
        readOnly
        value={url}
        aria-label={shareMessages.link(number)}
        aria-describedby={`${id}-note`}
        onFocus={(event) => event.currentTarget.select()}
      />
      <IconButton label={shareMessages.copy} onClick={copy}>
        <Copy size={14} />
      </IconButton>
      <IconButton label={shareMessages.open} onClick={() => void window.open(url, '_blank', 'noopener')}>
        <ExternalLink size={14} />
      </IconButton>
      <IconButton label={shareMessages.revoke} disabled={busy} onClick={onRevoke}>
        <Trash2 size={14} />
      </IconButton>
      <p id={`${id}-note`} role="status">
        {note}
      </p>
    </li>
  )
}
