/** Without it, Excel reads a CSV file in the encoding of the computer's language. */
const BYTE_ORDER_MARK = '\ufeff'

/** Downloads text as a file in UTF-8. */
export function saveAs(filename: string, text: string, type: 'application/json' | 'text/csv' | 'text/plain'): void {
  const content = type === 'text/csv' ? BYTE_ORDER_MARK + text : text
  const url = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }))
  const link = Object.assign(document.createElement('a'), { href: url, download: filename })
  link.click()
  URL.revokeObjectURL(url)
}
