/** Scripts that are written together, as browsers allow them (Unicode TR 39, "Highly Restrictive"). */
const TOGETHER: readonly (readonly string[])[] = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
]
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  Latin: /\p{Script=Latin}/u,
  Han: /\p{Script=Han}/u,
  Hiragana: /\p{Script=Hiragana}/u,
  Katakana: /\p{Script=Katakana}/u,
  Bopomofo: /\p{Script=Bopomofo}/u,
  Hangul: /\p{Script=Hangul}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
  Greek: /\p{Script=Greek}/u,
  Arabic: /\p{Script=Arabic}/u,
  Hebrew: /\p{Script=Hebrew}/u,
  Armenian: /\p{Script=Armenian}/u,
  Georgian: /\p{Script=Georgian}/u,
  Thai: /\p{Script=Thai}/u,
  Cherokee: /\p{Script=Cherokee}/u,
}
const OTHER = 'other'

/** Cyrillic, Greek and Armenian letters that look like Latin ones. A word of these alone can imitate a Latin word. */
const CONFUSABLE = /^[аеорсухіјѕԁԛԝһѵӏьᴀοναρτυκχωօսոհ0-9-]+$/u

/**
 * Whether a Unicode hostname can be mistaken for another one, because a label mixes scripts, such as Latin and Cyrillic, or has only letters
 * of another script that look Latin (`арр`). A domain that is in that script as a whole is accepted.
 */
export function isLookAlike(hostname: string): boolean {
  const labels = hostname.split('.')
  const suffix = labels.at(-1) ?? ''
  return labels.some((label) => mixesScripts(label) || (isConfusable(label) && !hasSameScript(label, suffix)))
}

const isConfusable = (label: string) => CONFUSABLE.test(label) && /[^a-z0-9-]/.test(label)

function scriptsOf(label: string): Set<string> {
  const found = new Set<string>()
  for (const character of label) {
    if (!/\p{L}/u.test(character)) continue
    found.add(Object.keys(SCRIPTS).find((name) => SCRIPTS[name]?.test(character)) ?? OTHER)
  }
  return found
}

function mixesScripts(label: string): boolean {
  const found = scriptsOf(label)
  return found.size > 1 && !TOGETHER.some((together) => [...found].every((name) => together.includes(name)))
}

function hasSameScript(label: string, suffix: string): boolean {
  const ofSuffix = scriptsOf(suffix)
  return [...scriptsOf(label)].some((name) => ofSuffix.has(name))
}
