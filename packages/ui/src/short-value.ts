const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

/** A stored value as a person reads it, at most 60 characters long. Text has both quotation marks, also when it is cut. */
export const shortValue = (value: unknown) =>
  typeof value === 'string' ? `“${cut(value, 58)}”` : cut(JSON.stringify(value) ?? '', 60)
