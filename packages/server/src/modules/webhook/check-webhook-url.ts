import type { Config } from '../../ground/config.ts'
import { appError } from '../../ground/errors.ts'
import { FetchRefused, publicTarget } from '../../ground/outgoing/public-target.ts'

/** Why deliveries cannot be sent to a URL; undefined if they can. Names are resolved later, for each request. */
export function webhookUrlProblem({ webhookHosts }: Pick<Config, 'webhookHosts'>, text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && (url.username || url.password))
    return 'Remove the user name and the password from the URL. The signature replaces them.'
  if (url?.protocol !== 'https:' && !webhookHosts.includes(url?.host ?? '')) return 'Enter a URL that starts with https://.'
  try {
    publicTarget(text, webhookHosts)
    return undefined
  } catch (error) {
    if (error instanceof FetchRefused) return error.message
    throw error
  }
}

/** Throws `invalid_input` for a URL that cannot receive deliveries. */
export function checkWebhookUrl(config: Pick<Config, 'webhookHosts'>, url: string): void {
  const problem = webhookUrlProblem(config, url)
  if (problem !== undefined) throw appError('invalid_input', { fields: { url: problem } })
}
