import { checkSync, type Parameters } from 'recheck'
import type { Pattern } from './find.ts'
import { simplify } from './simplify.ts'

// The pure JavaScript version, in this process, without other programs.
process.env.RECHECK_SYNC_BACKEND = 'pure'

/** Maximum milliseconds to check one pattern. A pattern that takes longer is too complex. */
const TIMEOUT = 20_000

/** Minimum length of a pattern that is checked in parts first. */
const LONG = 150

/** Results of parts: long patterns have most of them in common. */
const proofs = new Map<string, boolean>()

function isProven(part: string, flags: string): boolean {
  const key = `/${part}/${flags}`
  const known = proofs.get(key) ?? checkSync(part, flags, { timeout: TIMEOUT, checker: 'automaton' }).status === 'safe'
  proofs.set(key, known)
  return known
}

/** Returns why a pattern can take more than linear time, with an input that shows it; undefined when it cannot. */
export function weaknessOf({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string | undefined {
  const judge = (checker: Parameters['checker']) => checkSync(source, flags, { timeout: TIMEOUT, checker })
  // The automaton checker gives a proof and is fast, but supports neither lookaround nor back references. It takes many seconds
  // for long patterns, but not for their parts.
  if (source.length > LONG && simplify(source, flags).every((part) => isProven(part, flags))) return undefined
  const proof = judge('automaton')
  const verdict = proof.status === 'unknown' ? judge('auto') : proof
  if (verdict.status === 'safe') return undefined
  if (verdict.status === 'unknown') return `could not be judged (${verdict.error.kind}); write a simpler pattern`
  return `takes ${verdict.complexity.summary} time, for example on ${verdict.attack.pattern}`
}

/** Vulnerabilities by pattern; `null` for a pattern without one. */
export type Verdicts = Record<string, string | null>

/** The key of a pattern in `Verdicts`: its literal. */
export const keyOf = ({ source, flags }: Pattern) => `/${source}/${flags}`

/**
 * Checks each distinct pattern once. Returns the errors as sentences with places, and all results for the next run; `known` are
 * the results of the last run.
 */
export function judgePatterns(patterns: readonly Pattern[], known: Verdicts = {}): { problems: string[]; verdicts: Verdicts } {
  const verdicts: Verdicts = {}
  const problems: string[] = []
  for (const pattern of patterns) {
    const key = keyOf(pattern)
    if (!(key in verdicts)) verdicts[key] = key in known ? (known[key] ?? null) : (weaknessOf(pattern) ?? null)
    if (verdicts[key]) problems.push(`${pattern.where}  ${short(key)}\n  ${verdicts[key]}`)
  }
  return { problems, verdicts }
}

const short = (text: string) => (text.length > 120 ? `${text.slice(0, 117)}…` : text)
