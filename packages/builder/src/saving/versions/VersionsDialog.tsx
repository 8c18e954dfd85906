import { Dialog } from '@blockfront/ui'
import { LatePart } from '../LatePart.tsx'
import { messages } from '../messages.ts'
import { useSaver, useSaving } from '../saver/use-saver.ts'

const loadVersions = async () => (await import('./Versions.tsx')).Versions

/** The dialog of published versions and local copies. The browser loads its content when it first opens. */
export function VersionsDialog() {
  const saver = useSaver()
  const open = useSaving(({ dialog }) => dialog === 'versions')
  return (
    <Dialog
      open={open}
      size="full"
      title={messages.versions.title}
      description={messages.versions.help}
      onOpenChange={(next) => !next && saver.open(undefined)}
    >
      <LatePart load={loadVersions} />
    </Dialog>
  )
}
