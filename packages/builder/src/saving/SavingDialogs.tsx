import { ConflictDialog } from './conflicts/ConflictDialog.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { UnsavedCopies } from './local-copies/UnsavedCopies.tsx'
import { PublishDialog } from './publishing/PublishDialog.tsx'
import { ScheduleDialog } from './publishing/ScheduleDialog.tsx'
import { ShareDialog } from './publishing/ShareDialog.tsx'
import { UnpublishDialog } from './publishing/UnpublishDialog.tsx'
import { VersionsDialog } from './versions/VersionsDialog.tsx'

/** The dialogs of saving, publishing and versions. Render it once inside the `BuilderScope`, whose canvas options render the previews. */
export function SavingDialogs() {
  return (
    <>
      <ConflictDialog />
      <UnsavedCopies />
      <LeaveDialog />
      <PublishDialog />
      <ScheduleDialog />
      <VersionsDialog />
      <ShareDialog />
      <UnpublishDialog />
    </>
  )
}
