/** The types that psl contains, which its `exports` hide from the compiler. */
declare module 'psl' {
  /** The registrable domain of a hostname by the Public Suffix List; null without one. */
  export function get(hostname: string): string | null
  /** Whether a hostname has a registrable domain. */
  export function isValid(hostname: string): boolean
}
