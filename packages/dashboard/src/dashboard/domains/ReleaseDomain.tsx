import type { Domain, DomainList } from '@blockfront/contract'
import { useNavigate } from '../../router.ts'
import { toast } from '../../toast.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'

const releaseMessages = messages.release

interface ReleaseDomainProps {
  list: DomainList
  domain: Domain
  onClose: () => void
}

/** Removes a domain, after telling what visitors will see. */
export function ReleaseDomain({ list, domain, onClose }: ReleaseDomainProps) {
  const { storeId, locale } = useStore()
  const navigate = useNavigate()
  const release = useStoreMutation('domain.release')
  const { domainId, displayName, hostnames } = domain
  const platform = list.domains.find(({ kind }) => kind === 'platform')
  const hosts = new Intl.ListFormat(locale).format(hostnames.map(({ displayHost }) => displayHost))
  const confirm = async () => {
    await release.mutateAsync({ body: { storeId, domainId } })
    toast.success(releaseMessages.done(displayName))
    navigate('/dashboard/domains')
  }
  return (
    <ConfirmDialog
      title={releaseMessages.title(displayName)}
      action={releaseMessages.action}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{releaseMessages.help(hosts)}</p>
      {platform && hostnames.some(({ isPrimary }) => isPrimary) && <p>{releaseMessages.primary(platform.displayName)}</p>}
      <p>{releaseMessages.again}</p>
    </ConfirmDialog>
  )
}
