import type { AccountSecurity } from '@blockfront/contract'
import { Badge, Button } from '@blockfront/ui'
import { useRef, useState } from 'react'
import { api } from '../../api.ts'
import { useConfirmation } from '../../auth/confirmation/use-confirmation.tsx'
import { toast } from '../../toast.tsx'
import { Card } from '../parts/Card.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { useTime } from '../parts/time.ts'
import { messages } from './messages.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SetUpTotp } from './SetUpTotp.tsx'
import { useReloadSecurity } from './use-security.ts'

type Open = { kind: 'setup' | 'off' | 'replace' } | { kind: 'codes'; codes: readonly string[] }

/** Two-factor authentication with an authenticator app: turn on and off, recovery codes. */
export function TwoFactor({ totp }: { totp: AccountSecurity['totp'] }) {
  const { day } = useTime()
  const reload = useReloadSecurity()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const showCodes = (codes: readonly string[]) => {
    setOpen({ kind: 'codes', codes })
    void reload()
  }
  return (
    <Card
      title={messages.totp}
      about={messages.totpAbout}
      actions={<Badge tone={totp ? 'success' : 'neutral'}>{totp ? messages.on : messages.off}</Badge>}
    >
      {totp && <p className="security-quiet">{messages.since(day(totp.enabledAt), totp.recoveryCodesLeft)}</p>}
      <div className="security-actions">
        {totp ? (
          <>
            <Button onClick={() => setOpen({ kind: 'replace' })}>{messages.newCodes}</Button>
            <Button variant="danger" onClick={() => setOpen({ kind: 'off' })}>
              {messages.turnOff}
            </Button>
          </>
        ) : (
          <Button onClick={() => setOpen({ kind: 'setup' })}>{messages.turnOn}</Button>
        )}
      </div>
      {open?.kind === 'setup' && <SetUpTotp onDone={showCodes} onClose={close} />}
      {open?.kind === 'codes' && <RecoveryCodes codes={open.codes} onClose={close} />}
      {open?.kind === 'off' && <TurnOff onClose={close} />}
      {open?.kind === 'replace' && <ReplaceCodes onDone={showCodes} onClose={close} />}
    </Card>
  )
}

function TurnOff({ onClose }: { onClose: () => void }) {
  const reload = useReloadSecurity()
  const { confirmed, dialog } = useConfirmation()
  const turnOff = async () => {
    await confirmed(() => api.call('user.disableTotp'))
    toast.success(messages.turnedOff)
    await reload()
  }
  return (
    <ConfirmDialog title={messages.turnOffTitle} action={messages.turnOff} onConfirm={turnOff} onClose={onClose}>
      <p>{messages.turnOffHelp}</p>
      {dialog}
    </ConfirmDialog>
  )
}

interface ReplaceProps {
  onDone: (codes: readonly string[]) => void
  onClose: () => void
}

function ReplaceCodes({ onDone, onClose }: ReplaceProps) {
  const { confirmed, dialog } = useConfirmation()
  // The dialog closes when the promise resolves, before a new state would be rendered.
  const codes = useRef<readonly string[]>(undefined)
  const replace = async () => {
    codes.current = (await confirmed(() => api.call('user.newRecoveryCodes'))).recoveryCodes
  }
  return (
    <ConfirmDialog
      title={messages.newCodesTitle}
      action={messages.newCodes}
      tone="primary"
      onConfirm={replace}
      onClose={() => (codes.current ? onDone(codes.current) : onClose())}
    >
      <p>{messages.newCodesHelp}</p>
      {dialog}
    </ConfirmDialog>
  )
}
