import type { ControlServices, Controls, FormServices } from './control.ts'
import { messages } from './messages.ts'

/** Completes optional services with defaults. */
export const completeServices = (services: FormServices | undefined, controls: Controls, live: boolean): ControlServices => ({
  pages: [],
  colors: [],
  messages,
  ...services,
  controls: { ...controls, ...services?.controls },
  live,
})
