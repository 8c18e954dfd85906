import type { EndpointId, FieldErrors, HandlerInput, RawInput } from '@blockfront/contract'

/**
 * Tasks that run in workers when their input is large: input and output of each task. The file of a task adds its own by
 * declaring this interface again.
 */
export interface Tasks {
  /** Parses and validates a JSON body by its endpoint. */
  'input.parse': {
    input: { id: EndpointId; raw: Omit<RawInput, 'body'>; body: string }
    output: { ok: true; input: HandlerInput<EndpointId> } | { ok: false; fields: FieldErrors }
  }
}

export type TaskName = keyof Tasks

/** Time limits of some tasks, in seconds. */
export type TaskSeconds = { readonly [Name in TaskName]?: number }

/** The kind of worker for each task, and its time limit in seconds. */
export const taskLimits: { readonly [Name in TaskName]: { in: 'thread' | 'process'; seconds: number } } = {
  'input.parse': { in: 'thread', seconds: 10 },
  'content.complete': { in: 'thread', seconds: 10 },
  'content.apply': { in: 'thread', seconds: 10 },
  'html.clean': { in: 'thread', seconds: 10 },
  'drawing.clean': { in: 'thread', seconds: 10 },
  'page.blocks': { in: 'thread', seconds: 10 },
  'page.detach': { in: 'thread', seconds: 10 },
  'page.render': { in: 'thread', seconds: 15 },
  'page.data': { in: 'thread', seconds: 15 },
  'picture.clean': { in: 'process', seconds: 30 },
  'picture.icon': { in: 'process', seconds: 30 },
  'picture.variants': { in: 'process', seconds: 60 },
}
