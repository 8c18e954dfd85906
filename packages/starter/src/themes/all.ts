import { atelier } from './atelier.ts'
import { aurum } from './aurum.ts'
import { daylight } from './daylight.ts'
import { larder } from './larder.ts'
import { ridge } from './ridge.ts'
import { signal } from './signal.ts'
import { solo } from './solo.ts'
import type { StarterTheme } from './theme.ts'
import { timber } from './timber.ts'

/** The themes of the gallery; the default theme is last. */
export const themes: readonly StarterTheme[] = [atelier, larder, timber, aurum, signal, ridge, solo, daylight]

export const themeOf = (id: string): StarterTheme | undefined => themes.find((theme) => theme.id === id)
