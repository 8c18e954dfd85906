import { StartError } from '../../start-error.ts'

type Variable = 'DATABASE_URL' | 'DATABASE_APP_URL' | 'DATABASE_DIRECT_URL'

interface Target {
  /** Host and port. */
  at: string
  host: string
  user: string
  database: string
  variable: Variable
}

/**
 * Runs the first call of a database that the environment names. If the database refuses it, the error becomes a {@link StartError} that names the
 * variable and the correction, without the password.
 */
export async function explainConnectionErrors<T>(variable: Variable, url: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code, message } = origin(error)
    const explanation = refusal(code, message, targetOf(variable, url))
    throw explanation ? new StartError(explanation, { cause: error }) : error
  }
}

/** The original error of PostgreSQL or the network, below errors that only wrap it. */
function origin(error: unknown): { code: string; message: string } {
  const { cause, code } = error as { cause?: unknown; code?: unknown }
  if (typeof code !== 'string' && cause instanceof Error) return origin(cause)
  return { code: typeof code === 'string' ? code : '', message: error instanceof Error ? error.message : String(error) }
}

function targetOf(variable: Variable, address: string): Target {
  const url = new URL(address)
  const host = url.hostname || 'localhost'
  const user = decodeURIComponent(url.username) || 'the user of this process'
  return { variable, host, user, at: `${host}:${url.port || 5432}`, database: decodeURIComponent(url.pathname.slice(1)) || user }
}

function refusal(code: string, message: string, target: Target): string | undefined {
  const { at, user, database, variable, host } = target
  const correction = `Correct ${variable}`
  if (code === 'ECONNREFUSED')
    return `No PostgreSQL listens at ${at}. Start it there, or correct ${variable}. Without DATABASE_URL, Blockfront starts its own PostgreSQL.`
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `No host is named ${host}, or its name cannot be looked up now. ${correction}.`
  if (/^E(?:TIMEDOUT|HOSTUNREACH|NETUNREACH)$/.test(code) || /timeout expired/.test(message))
    return `${at} does not respond. Check that the address is right and that its firewall allows this machine, or correct ${variable}.`
  if (code === 'ECONNRESET' || /Connection terminated/.test(message))
    return `${at} accepted the connection and closed it. Check that PostgreSQL listens there, or correct ${variable}.`
  if (/client password must be a string/.test(message))
    return `PostgreSQL at ${at} asks ${user} for a password, and ${variable} has none: postgres://user:password@host:port/database.`
  if (code === '28P01')
    return `PostgreSQL at ${at} rejected the password of ${user}. ${correction}. In a URL, characters such as @ / : are written %40 %2F %3A.`
  if (code.startsWith('28'))
    return `PostgreSQL at ${at} rejected ${user}: ${message}. ${correction}, or the server's pg_hba.conf.`
  if (code === '3D000')
    return `PostgreSQL at ${at} has no database ${database}. Create it (create database "${database}" owner "${user}"), or correct ${variable}.`
  if (code === '42501')
    return `${user} lacks a privilege that the first start needs: ${message}. Make it the owner of database ${database} and give it createrole (docs/guides/deploy.md).`
  if (code === '53300')
    return `PostgreSQL at ${at} has no connection left: ${message}. Raise its max_connections, or lower DATABASE_POOL.`
  if (code === '57P03') return `PostgreSQL at ${at} is starting or stopping: ${message}. Try again in a moment.`
  if (code === '0A000' || code === '58P01')
    return `PostgreSQL at ${at} lacks a feature that the schema needs: ${message}. Install its contrib extensions.`
  if (/does not support SSL|self.signed certificate|unable to verify|certificate/i.test(message))
    return `PostgreSQL at ${at} and ${variable} use different TLS settings: ${message}. Set sslmode in ${variable}, such as ?sslmode=no-verify or ?sslmode=disable.`
  return undefined
}
