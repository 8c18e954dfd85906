import { type EndpointId, endpoints } from '@blockfront/contract'
import { expect, it } from 'vitest'
import { handlers } from './all.ts'

/** Calls that the contract declares before the server answers them. Empty is the aim. */
const UNANSWERED: readonly EndpointId[] = []

it('answers every call of the contract, and none besides', () => {
  const declared = Object.keys(endpoints).filter((id) => !UNANSWERED.includes(id as EndpointId))
  expect(Object.keys(handlers).sort()).toEqual(declared.sort())
})
