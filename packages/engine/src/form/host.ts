import type { Controls, FormHost, ReadyHost } from './control.ts'
import { words } from './words.ts'

/** Fills in what a host leaves out. */
export const readyHost = (host: FormHost | undefined, controls: Controls, live: boolean): ReadyHost => ({
  pages: [],
  colors: [],
  words,
  ...host,
  controls: { ...controls, ...host?.controls },
  live,
})
