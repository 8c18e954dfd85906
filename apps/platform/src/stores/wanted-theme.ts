/** The theme that somebody chose in the gallery before there was an account, kept until the first store is made. */
const KEY = 'wantedTheme'

export const wantedTheme = {
  read: (): string | undefined => {
    try {
      return localStorage.getItem(KEY) ?? undefined
    } catch {
      return undefined
    }
  },
  keep: (themeId: string): void => {
    try {
      localStorage.setItem(KEY, themeId)
    } catch {}
  },
  forget: (): void => {
    try {
      localStorage.removeItem(KEY)
    } catch {}
  },
}
