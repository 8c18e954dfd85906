import { inject } from 'vitest'

/** The HTML of the emails to an address in the development mailbox, newest first. The emails to all addresses are megabytes. */
export async function articlesTo(address: string): Promise<string[]> {
  const page = await fetch(`http://localhost:${inject('port')}/dev/mailbox?to=${encodeURIComponent(address)}`)
  return (await page.text()).split('<article>').slice(1)
}
