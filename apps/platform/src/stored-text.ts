/** One text that this browser keeps. A browser may refuse storage altogether; then nothing is remembered. */
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
