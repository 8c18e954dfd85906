import { remembered } from '../stored-text.ts'

/** The theme that the visitor chose in the gallery, kept until a store is created. */
export const chosenTheme = remembered('wantedTheme')
