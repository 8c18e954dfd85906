import { remembered } from '../remembered.ts'

/** The theme that somebody chose in the gallery, kept until a store is made. */
export const wantedTheme = remembered('wantedTheme')
