/** The result of a DNS lookup: the values, possibly none, or the reason why the lookup failed. */
export type Lookup = { values: string[] } | { failed: string }

/** The DNS records of a hostname. */
export type Observation = { txt: Lookup; a: Lookup; aaaa: Lookup; cname: Lookup }

/** The target of custom domains: see `Config.domains`. */
export type Targets = { addresses: readonly string[]; cname: string }

/** `unknown`: the lookup failed, which is not the owner's fault. */
export type Ownership = 'proven' | 'missing' | 'unknown'
export type Pointing = 'here' | 'elsewhere' | 'missing' | 'unknown'

/** The name and the value of the TXT record that proves the ownership of a domain. */
export const txtName = (base: string): string => `_blockfront.${base}`
export const txtValue = (token: string): string => `blockfront-verification=${token}`

/** The values of a lookup; none if it failed. */
export const valuesOf = (lookup: Lookup): string[] => ('values' in lookup ? lookup.values : [])

const failed = (lookup: Lookup): boolean => 'failed' in lookup

/** Whether the TXT record with the store's token exists. */
export function ownershipOf({ txt }: Pick<Observation, 'txt'>, token: string): Ownership {
  if (failed(txt)) return 'unknown'
  return token !== '' && valuesOf(txt).includes(txtValue(token)) ? 'proven' : 'missing'
}

/**
 * The target of a hostname. One address of another server is enough for `elsewhere`: visitors would be sent there at random, and a
 * certificate authority may check that one.
 */
export function pointingOf({ a, aaaa, cname }: Omit<Observation, 'txt'>, targets: Targets): Pointing {
  if (valuesOf(cname).includes(targets.cname)) return 'here'
  const found = [...valuesOf(a), ...valuesOf(aaaa)]
  if (found.some((address) => !targets.addresses.includes(address))) return 'elsewhere'
  if (found.length > 0) return 'here'
  if (failed(a) || failed(aaaa) || failed(cname)) return 'unknown'
  return valuesOf(cname).length > 0 ? 'elsewhere' : 'missing'
}
