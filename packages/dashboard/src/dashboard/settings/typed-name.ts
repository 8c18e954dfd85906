const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()

/** Whether a typed text is a name. Keyboards have a hyphen for every dash, and straight quotation marks. */
export const isTypedName = (typed: string, name: string): boolean => plain(typed) === plain(name)
