import { remembered } from '../stored-text.ts'

/** The theme that somebody chose in the gallery, kept until a store is made. */
export const chosenTheme = remembered('wantedTheme')
