import type { Document, History, Step } from '@blockfront/engine'
import { applyPatches } from '@blockfront/engine'
import { replaceDocument } from '../saver/drafts.ts'
import { merge } from './merge.ts'

/** How many steps can be undone after a merge; older ones are forgotten. */
const REBASED = 100

/**
 * The history of `from` as the history of `onto`, which is `from` merged with what others changed. Undo then takes back the owner's own
 * steps one by one and leaves the changes of others in the page. Steps that change nothing any more are left out, and so is redo.
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
