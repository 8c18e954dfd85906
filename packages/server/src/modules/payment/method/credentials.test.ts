import { expect, it } from 'vitest'
import { hintsOf } from './credentials.ts'

it('shows the end of a secret that is long enough to stay secret', () => {
  expect(hintsOf({ long: 'sk_test_1234', short: 'sk_test_123' })).toEqual({ long: '…1234', short: '…' })
})
