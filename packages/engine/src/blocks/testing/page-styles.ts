import { beforeAll } from 'vitest'
import { styles } from '../styles.ts'

/**
 * Gives the document the styles of a storefront page for the tests of one file. Test files share a document (decision 0004):
 * styles that stay in it would change how the next file's elements look.
 */
export function addPageStyles(): void {
  beforeAll(() => {
    const sheet = document.createElement('style')
    sheet.textContent = `body { margin: 0 } ${styles}`
    document.head.append(sheet)
    return () => sheet.remove()
  })
}
