import { daylight, type StarterTheme, themeOf } from '@blockfront/starter'
import { appError } from '../../../ground/errors.ts'

/**
 * Returns the theme of a new store: a theme of the gallery by its id, or the default theme, with other tokens if they are given.
 * Throws `invalid_input` for an unknown id.
 */
export function chooseTheme(choice: string | StarterTheme['tokens'] | undefined): StarterTheme {
  if (choice === undefined) return daylight
  if (typeof choice !== 'string') return { ...daylight, tokens: choice }
  const theme = themeOf(choice)
  if (!theme) throw appError('invalid_input', { fields: { theme: 'This theme does not exist. Choose one from the gallery.' } })
  return theme
}
