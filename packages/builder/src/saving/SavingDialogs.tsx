import { ConflictDialog } from './ConflictDialog.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import { ScheduleDialog } from './ScheduleDialog.tsx'
import { UnpublishDialog } from './UnpublishDialog.tsx'
import { UnsavedCopies } from './UnsavedCopies.tsx'
import { VersionsDialog } from './VersionsDialog.tsx'

/** The windows of saving, publishing and versions. Put it once inside the `BuilderScope`, whose scene draws the previews. */
export function SavingDialogs() {
  return (
    <>
      <ConflictDialog />
      <UnsavedCopies />
      <LeaveDialog />
      <PublishDialog />
      <ScheduleDialog />
      <VersionsDialog />
      <UnpublishDialog />
    </>
  )
}
