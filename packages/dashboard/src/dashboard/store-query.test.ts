import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { reloadStore, storeKey } from './store-query.ts'

test('after a change, data that was being loaded for the first time is loaded again', async () => {
  const client = new QueryClient()
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()] as const
  let calls = 0
  const observer = new QueryObserver(client, {
    queryKey: storeKey('s1', 'webhook.deliveries'),
    queryFn: () => answers[calls++ === 0 ? 0 : 1].promise,
  })
  const stop = observer.subscribe(() => {})
  const reloaded = reloadStore(client, 's1')
  answers[0].resolve('before the change')
  answers[1].resolve('after the change')
  await reloaded
  expect([calls, observer.getCurrentResult().data]).toEqual([2, 'after the change'])

  await reloadStore(client, 'another')
  expect(calls).toBe(2)
  await reloadStore(client, 's1')
  expect(calls).toBe(3)
  stop()
})
