import type { HandlerOutput } from '@blockfront/contract'
import { type StarterTheme, starterUrl, themes } from '@blockfront/starter'

export const themeSummary = (theme: StarterTheme) => ({
  themeId: theme.id,
  name: theme.name,
  kind: theme.kind,
  description: theme.description,
  picture: starterUrl(theme.picture),
  tokens: theme.tokens,
  alternate: theme.alternate,
})

/** Returns the themes of the gallery. */
export const listThemes = (): HandlerOutput<'store.themes'> => themes.map(themeSummary)
