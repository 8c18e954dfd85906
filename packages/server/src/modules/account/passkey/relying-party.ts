import type { Config } from '../../../ground/config.ts'

/** The relying party of passkeys: the main hostname without "www.", with and without it as allowed origins (WebAuthn, 5.1.2). */
export function relyingParty({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const { protocol, hostname, port } = new URL(publicUrl)
  const id = hostname.replace(/^www\./, '')
  const origin = (name: string) => `${protocol}//${name}${port ? `:${port}` : ''}`
  return { id, origins: [origin(id), origin(`www.${id}`)] }
}
