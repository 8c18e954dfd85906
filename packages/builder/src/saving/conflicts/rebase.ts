import type { Document, History, Step } from '@blockfront/engine'
import { applyPatches } from '@blockfront/engine'
import { replaceDocument } from '../saver/drafts.ts'
import { merge } from './merge.ts'

/** Maximum number of undo steps after a merge. */
const REBASED = 100

/**
 * Rebases the history of `from` onto `onto`, which is `from` merged with other people's changes. Undo then reverts the owner's
 * own steps and keeps the changes of others. Steps without effect, such as those in a container that the others removed, and redo
 * steps are removed.
 */
export function rebase<S>({ past }: History<S>, from: Document, onto: Document): History<S> {
  const steps: Step<S>[] = []
  let own = from
  let now = onto
  for (const step of past.slice(-REBASED).toReversed()) {
    const ownBefore = applyPatches(own, step.inverse)
    const before = merge(own, ownBefore, now, {}, 'theirs').document
    const { patches, inverse } = replaceDocument(before, now)
    if (patches.length > 0) steps.unshift({ ...step, patches, inverse })
    own = ownBefore
    now = before
  }
  return { past: steps, future: [] }
}
