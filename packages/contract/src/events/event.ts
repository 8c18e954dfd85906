import type { z } from 'zod'

/** A type of event: something that happened in a store. */
export interface EventDefinition {
  /** Increases when the data of the event changes in a way that subscribers must know. */
  version: number
  description: string
  /** The kind of record that the event is about. Events about one record are handled in their order. */
  subject: 'order' | 'product' | 'customer' | 'page' | 'import'
  /** The ids of what changed, and no personal data: subscribers read the records. */
  data: z.ZodObject
  example: Readonly<Record<string, unknown>>
}
