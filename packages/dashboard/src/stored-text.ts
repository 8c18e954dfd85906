/** One text in the browser's storage. If storage is unavailable, nothing is kept. */
export const remembered = (key: string) => ({
  read: (): string | undefined => {
    try {
      return localStorage.getItem(key) || undefined
    } catch {
      return undefined
    }
  },
  keep: (text: string): void => {
    try {
      localStorage.setItem(key, text)
    } catch {}
  },
  forget: (): void => {
    try {
      localStorage.removeItem(key)
    } catch {}
  },
})
