const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

/** A stored value as readable text of at most 60 characters. Truncated text keeps both quotation marks. */
export const shortValue = (value: unknown) =>
  typeof value === 'string' ? `“${cut(value, 58)}”` : cut(JSON.stringify(value) ?? '', 60)
