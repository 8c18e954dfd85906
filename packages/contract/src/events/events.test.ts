import { describe, expect, it } from 'vitest'
import { openApiDocument } from '../openapi/openapi.ts'
import { type EventType, events } from './events.ts'
import { webhookEventTypes } from './webhook-events.ts'

describe.each(Object.entries(events))('the event %s', (type, { data, example, version, description }) => {
  it('has a name of a noun and what happened, a version, a description, and an example that fits', () => {
    expect(type).toMatch(/^[a-z]+\.[a-z]+$/)
    expect(version).toBeGreaterThan(0)
    expect(description).toMatch(/^[A-Z].*\.$/)
    expect(data.parse(example)).toEqual(example)
  })
})

it('the OpenAPI document has a request for each event that webhooks receive', () => {
  const { webhooks } = openApiDocument()
  expect(Object.keys(webhooks)).toEqual(webhookEventTypes)
  const others = (Object.keys(events) as EventType[]).filter((type) => !(type in webhooks))
  expect(others).toEqual(['product.restocked'])
})
