/** Characters of the name before its extension. */
const MAX_STEM = 120

/**
 * A file name without folders and unprintable characters, at most 255 characters long. The library shows it; it is not used in storage
 * or URLs. `extension` is added to a name that is empty.
 */
export function cleanFilename(name: string, extension: string): string {
  const last = name.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const printable = last.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '').trim()
  const [stem = '', ending = ''] = /^(.*?)(\.[A-Za-z0-9]{1,10})?$/su.exec(printable)?.slice(1) ?? []
  return stem === '' ? `file${ending || `.${extension}`}` : [...stem].slice(0, MAX_STEM).join('') + ending
}
