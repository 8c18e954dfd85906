import { startFakeStripe } from './fake-stripe.ts'

/** Runs the fake of Stripe as a process for tests in a browser. Prints its URL and the secret key of an account as one line of JSON. */
const fake = await startFakeStripe()
process.stdout.write(`${JSON.stringify({ url: fake.url, key: fake.createAccount() })}\n`)
process.on('SIGTERM', () => process.exit())
