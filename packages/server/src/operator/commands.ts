import type { Config } from '../ground/config.ts'
import { connect } from '../ground/db/database.ts'
import { type OpenDatabase, openDatabase } from '../ground/db/open.ts'
import { StartError } from '../ground/start-error.ts'
import { emails } from './emails.ts'
import { delayedEvents } from './events.ts'
import { log } from './log.ts'
import { plan } from './plan.ts'
import { secondFactor } from './second-factor.ts'
import { stripePrices } from './stripe-prices.ts'

export const usage = `Commands, with the environment variables of the server:

  npm run operator -- plan EMAIL
      Shows the plan of an account.
  npm run operator -- plan EMAIL PLAN [monthly|yearly]
      Puts an account on a plan without payment and without an end.
  npm run operator -- plan EMAIL cancel
      Ends the plan of an account immediately. Its dashboard becomes read-only; its stores stay open.
  npm run operator -- second-factor EMAIL
      Shows whether an account has two-factor authentication.
  npm run operator -- second-factor EMAIL reset
      Removes the two-factor authentication of an account whose user lost it, and ends its sessions. The user gets an email.
  npm run operator -- log [EMAIL]
      Shows the changes that these commands made, newest first.
  npm run operator -- emails
      Lists the latest emails that could not be sent, or of which it is unknown whether they were sent because the mail server's answer was lost.
  npm run operator -- events
      Lists delayed events, the oldest first: those that a part of the server could not handle, and those that wait for them.
  npm run operator -- events retry
      Retries them at once.
  npm run operator -- stripe-prices
      Creates the products and prices of all plans in the Stripe account of STRIPE_SECRET_KEY, or brings them up to date.
`

/** Runs a command and returns what it prints. Throws `StartError` with a message for the operator. */
export async function runCommand(config: Config, [name, ...words]: readonly string[]): Promise<string> {
  switch (name) {
    case 'plan':
      return withDatabase(config, (db) => plan(db, words))
    case 'second-factor':
      return withDatabase(config, (db) => secondFactor({ db, config }, words))
    case 'log':
      return withDatabase(config, (db) => log(db, words))
    case 'emails':
      return withOpen(config, ({ ownerUrl }) => emails(ownerUrl, words))
    case 'events':
      return withOpen(config, ({ ownerUrl }) => delayedEvents(ownerUrl, words))
    case 'stripe-prices':
      if (words.length > 0) throw new StartError(`stripe-prices takes no arguments.\n\n${usage}`)
      return stripePrices(config)
    default:
      throw new StartError(`There is no command "${name}".\n\n${usage}`)
  }
}

async function withOpen<T>(config: Config, work: (opened: OpenDatabase) => Promise<T>): Promise<T> {
  const opened = await openDatabase(config, (line) => process.stderr.write(`${line}\n`), { migrates: false })
  return work(opened).finally(() => opened.stop())
}

const withDatabase = <T>(config: Config, work: (db: ReturnType<typeof connect>['db']) => Promise<T>): Promise<T> =>
  withOpen(config, ({ appUrl }) => {
    const { db, close } = connect({ url: appUrl, max: 2 })
    return work(db).finally(close)
  })
