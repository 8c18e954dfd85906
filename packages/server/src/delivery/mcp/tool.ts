import { type Capability, type Endpoint, type EndpointId, endpoints } from '@blockfront/contract'
import type { Client } from '@blockfront/contract/client'
import type { z } from 'zod'

/** What a tool may use: the API with the token of the assistant, and the store of the token. */
export interface ToolContext {
  storeId: string
  /** Calls an endpoint like an HTTP request with the token: same access, limits and validation. Throws `ApiError`. */
  call: Client['call']
}

/** A function that AI assistants can call (Model Context Protocol, "Tools"). */
export interface Tool<Input extends z.ZodObject = z.ZodObject> {
  /** In snake_case. */
  name: string
  title: string
  /** For the assistant: what it does, and when to use it. Never contains data of a store. */
  description: string
  input: Input
  /** The endpoints that it calls. A token needs the scopes of all of them. */
  calls: readonly EndpointId[]
  /** The default is a tool that only reads. */
  effect?: 'changes-draft' | 'changes-store'
  run(context: ToolContext, input: z.output<Input>): unknown
}

/** Returns the tool, with the input of `run` typed by its schema. */
export const defineTool = <Input extends z.ZodObject>(tool: Tool<Input>): Tool => tool as unknown as Tool

/** The scopes that a token needs for a tool. */
export function scopesOf({ calls }: Pick<Tool, 'calls'>): Capability[] {
  const needed = calls.flatMap((id) => {
    const { needs }: Endpoint = endpoints[id]
    return needs ? [needs] : []
  })
  return [...new Set(needed)]
}
