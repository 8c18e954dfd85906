import { AdapterError, type AdapterErrorReason } from '../../adapter.ts'
import { messages } from '../messages.ts'
import { messageOf } from '../use-async.ts'
import type { FailureKind, SaveState } from './save-state.ts'

const KINDS: Readonly<Record<AdapterErrorReason, FailureKind>> = {
  offline: 'unreachable',
  broken: 'server-error',
  busy: 'busy',
  'signed-out': 'signed-out',
  'too-large': 'too-large',
  refused: 'refused',
  gone: 'refused',
}

/** The failure of a save request, for the state machine. `retryAfter` is in milliseconds. Any error of an app is one of its server. */
export function failureOf(error: unknown): { kind: FailureKind; message: string; retryAfter?: number } {
  if (!(error instanceof AdapterError)) return { kind: 'server-error', message: messageOf(error) }
  const { reason, message, retryAfter } = error
  return { kind: KINDS[reason], message, retryAfter }
}

/** Returns an error that says why nothing else can be done before everything is saved. */
export function notSaved({ problem, online }: SaveState<unknown>): AdapterError {
  if (problem?.kind === 'stale') return new AdapterError('refused', messages.notSaved.stale)
  if (!online) return new AdapterError('offline', messages.notSaved.offline)
  switch (problem?.kind) {
    case 'unreachable':
      return new AdapterError('offline', messages.notSaved.unreachable)
    case 'server-error':
      return new AdapterError('broken', messages.notSaved['server-error'])
    case 'busy':
      return new AdapterError('busy', messages.notSaved.busy)
    case 'too-large':
      return new AdapterError('too-large', messages.notSaved.kept(problem.message))
    default:
      return new AdapterError(
        problem?.kind === 'signed-out' ? 'signed-out' : 'refused',
        problem?.message ?? messages.notSaved.other,
      )
  }
}
