import type { ControlServices, Controls, FormServices } from './control.ts'
import { messages } from './messages.ts'

/** Completes optional services with defaults. A service that is still loading may be present as `undefined`. */
export const completeServices = (services: FormServices | undefined, controls: Controls, live: boolean): ControlServices => ({
  ...services,
  colors: services?.colors ?? [],
  messages: services?.messages ?? messages,
  controls: { ...controls, ...services?.controls },
  live,
})
