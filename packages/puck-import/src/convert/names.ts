/** Words of a name: at capital letters, digits and other characters. */
const words = (name: string) => name.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}]+|\d+/gu) ?? []

/**
 * Returns a name in camelCase with letters a to z and digits, as block types and slots need it: `Hero Banner` becomes `heroBanner`. A name that
 * is in camelCase already stays. Returns `fallback` followed by the digits for a name without letters.
 */
export function camelCase(name: string, fallback: string): string {
  if (/^[a-z][A-Za-z0-9]*$/.test(name)) return name
  if (/^[A-Z][a-z0-9][A-Za-z0-9]*$/.test(name)) return lowerFirst(name)
  const plain = words(name.normalize('NFKD').replace(/\p{M}/gu, ''))
    .map((word) => word.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .filter((word) => word !== '')
  const joined = plain.map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('')
  return /^[a-z]/.test(joined) ? joined : `${fallback}${joined}`
}

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

/** Returns the name, with a number at its end if it is taken or every JavaScript object has a member of that name. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  const isFree = (candidate: string) => !taken.has(candidate) && !(candidate in {})
  let free = name
  for (let number = 2; !isFree(free); number++) free = `${name}${number}`
  return free
}
