/**
 * Text as the searches of the dashboard's lists compare it: without case, accents and apostrophes. The same as `list_text` in the database, which
 * generates such columns.
 */
export const listText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'‘’ʼ`]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[øłđıςßæœ]/g, (letter) => BASES[letter] ?? letter)

/** Letters without a decomposition in Unicode. */
const BASES: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', ς: 'σ', ß: 'ss', æ: 'ae', œ: 'oe' }
