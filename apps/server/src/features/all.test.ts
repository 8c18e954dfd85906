import { type EndpointId, endpoints } from '@blockfront/contract'
import { expect, it } from 'vitest'
import { handlers } from './all.ts'

/** Endpoints that the contract declares before they have a handler. */
const UNHANDLED: readonly EndpointId[] = []

it('handles every endpoint of the contract, and no other', () => {
  const declared = Object.keys(endpoints).filter((id) => !UNHANDLED.includes(id as EndpointId))
  expect(Object.keys(handlers).sort()).toEqual(declared.sort())
})
