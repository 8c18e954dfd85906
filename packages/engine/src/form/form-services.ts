import type { ControlServices, Controls, FormServices } from './control.ts'
import { messages } from './messages.ts'

/** Fills in what a host leaves out. */
export const completeServices = (host: FormServices | undefined, controls: Controls, live: boolean): ControlServices => ({
  pages: [],
  colors: [],
  messages,
  ...host,
  controls: { ...controls, ...host?.controls },
  live,
})
