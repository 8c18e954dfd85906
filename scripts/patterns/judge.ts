import { checkSync, type Parameters } from 'recheck'
import type { Pattern } from './find.ts'
import { simplify } from './simplify.ts'

// JavaScript alone, in this process: it starts no other program.
process.env.RECHECK_SYNC_BACKEND = 'pure'

/** Milliseconds that one pattern may take to judge. One that takes longer is too complex to be trusted. */
const TIMEOUT = 20_000

/** Characters from which on a pattern is judged in parts first. */
const LONG = 150

/** Parts that are known to be linear, or not known to be: long patterns share most of them. */
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
  // The automaton is a proof and quick, but takes neither look-around nor back references.
  // Long patterns take it many seconds, and their parts do not.
  if (source.length > LONG && simplify(source, flags).every((part) => isProven(part, flags))) return undefined
  const proof = judge('automaton')
  const verdict = proof.status === 'unknown' ? judge('auto') : proof
  if (verdict.status === 'safe') return undefined
  if (verdict.status === 'unknown') return `could not be judged (${verdict.error.kind}); write a simpler pattern`
  return `takes ${verdict.complexity.summary} time, for example on ${verdict.attack.pattern}`
}

/** Weaknesses by pattern; `null` for a pattern without one. */
export type Verdicts = Record<string, string | null>

/** The key of a pattern in `Verdicts`: it as a literal. */
export const keyOf = ({ source, flags }: Pattern) => `/${source}/${flags}`

/**
 * Judges patterns, each distinct one once. Returns what is wrong, as sentences with places, and all verdicts for the next run;
 * `known` are those of the last one.
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
