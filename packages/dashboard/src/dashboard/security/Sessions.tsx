import type { AccountSecurity } from '@blockfront/contract'
import { Badge, Button } from '@blockfront/ui'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { toast } from '../../toast.tsx'
import { Card } from '../parts/Card.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { DialogButton } from '../parts/DialogButton.tsx'
import { useTime } from '../parts/time.ts'
import { messages } from './messages.ts'
import { useReloadSecurity } from './use-security.ts'

type Session = AccountSecurity['sessions'][number]

/** The devices on which the account is signed in, with buttons to sign out one or all others. */
export function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const reload = useReloadSecurity()
  const endOthers = async () => {
    await api.call('user.endOtherSessions')
    toast.success(messages.othersSignedOut)
    await reload()
  }
  return (
    <Card
      title={messages.sessions}
      about={messages.sessionsAbout}
      actions={
        sessions.length > 1 && (
          <DialogButton
            size="small"
            dialog={(close) => (
              <ConfirmDialog title={messages.othersTitle} action={messages.signOutOthers} onConfirm={endOthers} onClose={close}>
                <p>{messages.othersHelp}</p>
              </ConfirmDialog>
            )}
          >
            {messages.signOutOthers}
          </DialogButton>
        )
      }
    >
      <ul className="security-list">
        {sessions.map((session) => (
          <SessionRow key={session.sessionId} session={session} />
        ))}
      </ul>
    </Card>
  )
}

const countryNames = new Intl.DisplayNames(undefined, { type: 'region' })

function SessionRow({ session: { sessionId, device, network, country, lastUsedAt, isCurrent } }: { session: Session }) {
  const { moment } = useTime()
  const reload = useReloadSecurity()
  const end = useMutation({
    mutationFn: () => api.call('user.endSession', { body: { sessionId } }),
    onSuccess: () => {
      toast.success(messages.signedOut)
      return reload()
    },
    onError: toast.failure,
  })
  return (
    <li className="security-list__row">
      <div className="security-list__text">
        <span className="security-list__name">
          {device} {isCurrent && <Badge tone="success">{messages.thisDevice}</Badge>}
        </span>
        <span className="security-quiet">
          {[messages.lastActive(moment(lastUsedAt)), country && countryNames.of(country), network && messages.network(network)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      {!isCurrent && (
        <Button size="small" busy={end.isPending} aria-label={messages.signOutDevice(device)} onClick={() => end.mutate()}>
          {messages.signOut}
        </Button>
      )}
    </li>
  )
}
