import { useMemo } from 'react'
import { Button } from '../../form/ui/Button.tsx'
import { Dialog } from '../../form/ui/Dialog.tsx'
import { compare } from './compare.ts'
import { Differences } from './Differences.tsx'
import { useSaver, useSaving } from './use-saver.ts'
import { words } from './words.ts'

/** A newer version stands where ours was to be saved: both sides, and the choice. */
export function ConflictDialog() {
  const open = useSaving(({ dialog, save }) => dialog === 'conflict' && save.trouble?.kind === 'stale')
  return open ? <Conflict /> : null
}

function Conflict() {
  const saver = useSaver()
  const { saved, current, trouble } = useSaving(({ save }) => save)
  const { blocks } = saver.session.builder
  const theirs = trouble?.kind === 'stale' ? trouble.theirs.document : saved
  const mine = useMemo(() => compare(saved, current, blocks), [saved, current, blocks])
  const others = useMemo(() => compare(saved, theirs, blocks), [saved, theirs, blocks])
  const both = useMemo(() => {
    const ids = new Set(mine.map(({ id }) => id))
    return new Set(others.filter(({ id }) => ids.has(id)).map(({ id }) => id))
  }, [mine, others])
  const joined = useMemo(() => saver.merged() !== undefined && current !== saved, [saver, current, saved])
  return (
    <Dialog
      open
      size="large"
      title={words.conflict.title}
      description={words.conflict.help}
      closeLabel={words.conflict.later}
      onOpenChange={(open) => !open && saver.open(undefined)}
      footer={
        <>
          <Button onClick={() => saver.settleConflict('theirs')}>{words.conflict.take}</Button>
          <Button variant={joined ? 'secondary' : 'primary'} onClick={() => saver.settleConflict('mine')}>
            {words.conflict.mine}
          </Button>
          {joined && (
            <Button variant="primary" onClick={() => saver.settleConflict('both')}>
              {words.conflict.both}
            </Button>
          )}
        </>
      }
    >
      <div className="bfv-sides">
        <section>
          <h3>{words.conflict.yours}</h3>
          <Differences differences={mine} marked={both} label={words.conflict.yours} />
        </section>
        <section>
          <h3>{words.conflict.theirs}</h3>
          <Differences differences={others} marked={both} label={words.conflict.theirs} />
        </section>
      </div>
      <p className="bfv-quiet">
        {joined ? words.conflict.together : words.conflict.apart} {words.conflict.keeps}
      </p>
    </Dialog>
  )
}
