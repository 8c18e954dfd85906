import type { Document } from '@blockfront/engine'
import { Badge, Button, Dialog } from '@blockfront/ui'
import { RadioGroup } from 'radix-ui'
import { useId, useMemo, useState } from 'react'
import { useNoun } from '../../session.ts'
import { messages } from '../messages.ts'
import type { RemoteVersion } from '../saver/save-state.ts'
import { useSaver, useSaving } from '../saver/use-saver.ts'
import type { Conflict } from './conflict.ts'
import { type ConflictText, describeConflict } from './describe-conflict.ts'
import { merge } from './merge.ts'
import type { Side } from './merge-block.ts'

const conflictMessages = messages.conflict

/** Lets the owner choose a version of each block and setting that both sides changed. All other changes are combined. */
export function ConflictDialog() {
  const open = useSaving(({ dialog }) => dialog === 'conflict')
  const theirs = useSaving(({ save }) => (save.problem?.kind === 'stale' ? save.problem.theirs : undefined))
  return open && theirs ? <Choosing key={theirs.base.version} theirs={theirs} /> : null
}

function Choosing({ theirs }: { theirs: RemoteVersion<Document> }) {
  const saver = useSaver()
  const noun = useNoun()
  const { saved, current } = useSaving(({ save }) => save)
  const { blocks } = saver.session.builder
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({})
  const conflicts = useMemo(
    () =>
      merge(saved, current, theirs.document).conflicts.map((conflict) => ({
        conflict,
        text: describeConflict(conflict, current, theirs.document, blocks),
      })),
    [saved, current, theirs, blocks],
  )
  const all = (side: Side) => setChoices(Object.fromEntries(conflicts.map(({ conflict }) => [conflict.key, side])))
  return (
    <Dialog
      open
      size="large"
      title={conflictMessages.title(noun)}
      description={conflictMessages.help}
      closeLabel={conflictMessages.later}
      onOpenChange={(open) => !open && saver.open(undefined)}
      footer={
        <>
          <Button onClick={() => saver.open(undefined)}>{conflictMessages.later}</Button>
          <Button variant="primary" onClick={() => saver.resolveConflict(choices)}>
            {conflictMessages.apply}
          </Button>
        </>
      }
    >
      <div className="bfv-stack">
        {conflicts.length > 1 && (
          <div className="bfv-conflict__all">
            <Button size="small" onClick={() => all('mine')}>
              {conflictMessages.allMine}
            </Button>
            <Button size="small" onClick={() => all('theirs')}>
              {conflictMessages.allTheirs}
            </Button>
          </div>
        )}
        <ul className="bfv-conflicts" aria-label={conflictMessages.list}>
          {conflicts.map(({ conflict, text }) => (
            <Row
              key={conflict.key}
              conflict={conflict}
              text={text}
              side={choices[conflict.key] ?? 'mine'}
              onChoose={(side) => setChoices((before) => ({ ...before, [conflict.key]: side }))}
            />
          ))}
        </ul>
        <p className="bfv-quiet">{conflictMessages.keeps}</p>
      </div>
    </Dialog>
  )
}

interface RowProps {
  conflict: Conflict
  text: ConflictText
  side: Side
  onChoose: (side: Side) => void
}

function Row({ text, side, onChoose }: RowProps) {
  const id = useId()
  return (
    <li className="bfv-conflict">
      <p className="bfv-conflict__name" id={id}>
        <strong>{text.name}</strong>
        {text.about && (
          <>
            {' '}
            <span className="bfv-quiet">{conflictMessages.about(text.about)}</span>
          </>
        )}
        {text.shared && <Badge tone="accent">{messages.differences.everywhere}</Badge>}
      </p>
      <RadioGroup.Root
        className="bfv-conflict__sides"
        aria-labelledby={id}
        value={side}
        onValueChange={(next) => onChoose(next === 'theirs' ? 'theirs' : 'mine')}
      >
        {(['mine', 'theirs'] as const).map((one) => (
          <RadioGroup.Item key={one} value={one} className="bfv-conflict__side">
            <strong>{conflictMessages.sides[one]}</strong>
            <span className="bfv-conflict__value" dir="auto">
              {text[one]}
            </span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </li>
  )
}
