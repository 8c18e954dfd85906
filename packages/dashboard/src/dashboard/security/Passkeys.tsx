import { Button, IconButton, Menu } from '@blockfront/ui'
import { MoreHorizontal } from 'lucide-react'
import { useState } from 'react'
import { canUsePasskeys } from '../../auth/passkey.ts'
import { Card } from '../parts/Card.tsx'
import { useTime } from '../parts/time.ts'
import { AddPasskey, type Passkey, RemovePasskey, RenamePasskey } from './EditPasskey.tsx'
import { messages } from './messages.ts'

type Open = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey }

/** The passkeys of the account: add, rename, remove. */
export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { day } = useTime()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <Card
      title={messages.passkeys}
      about={messages.passkeysAbout}
      actions={
        canUsePasskeys() && (
          <Button size="small" onClick={() => setOpen({ kind: 'add' })}>
            {messages.addPasskey}
          </Button>
        )
      }
    >
      {!canUsePasskeys() && <p className="security-quiet">{messages.unsupported}</p>}
      {passkeys.length === 0 ? (
        <p className="security-quiet">{messages.noPasskeys}</p>
      ) : (
        <ul className="security-list">
          {passkeys.map((passkey) => (
            <li key={passkey.passkeyId} className="security-list__row">
              <div className="security-list__text">
                <span className="security-list__name">{passkey.name}</span>
                <span className="security-quiet">
                  {messages.added(day(passkey.createdAt))} ·{' '}
                  {passkey.lastUsedAt ? messages.lastUsed(day(passkey.lastUsedAt)) : messages.neverUsed}
                </span>
              </div>
              <Menu
                align="end"
                trigger={
                  <IconButton label={messages.actions(passkey.name)} size="small" plain>
                    <MoreHorizontal size={16} />
                  </IconButton>
                }
                items={[
                  { label: messages.rename, onSelect: () => setOpen({ kind: 'rename', passkey }) },
                  { label: messages.removePasskey, danger: true, onSelect: () => setOpen({ kind: 'remove', passkey }) },
                ]}
              />
            </li>
          ))}
        </ul>
      )}
      {open?.kind === 'add' && <AddPasskey onClose={close} />}
      {open?.kind === 'rename' && <RenamePasskey passkey={open.passkey} onClose={close} />}
      {open?.kind === 'remove' && <RemovePasskey passkey={open.passkey} onClose={close} />}
    </Card>
  )
}
