import { StartError } from '../../start-error.ts'

type Variable = 'DATABASE_URL' | 'DATABASE_APP_URL'

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
    return `No host is called ${host}, or its name cannot be looked up now. ${correction}.`
  if (/^E(?:TIMEDOUT|HOSTUNREACH|NETUNREACH)$/.test(code) || /timeout expired/.test(message))
    return `${at} does not respond. Is it the right address, and does its firewall let this machine in? ${correction} if not.`
  if (code === 'ECONNRESET' || /Connection terminated/.test(message))
    return `${at} took the connection and closed it again. Is it PostgreSQL that listens there? ${correction} if not.`
  if (/client password must be a string/.test(message))
    return `PostgreSQL at ${at} asks ${user} for a password, and ${variable} has none: postgres://user:password@host:port/database.`
  if (code === '28P01')
    return `PostgreSQL at ${at} does not know ${user} by this password. ${correction}; in it, characters such as @ / : are written %40 %2F %3A.`
  if (code.startsWith('28'))
    return `PostgreSQL at ${at} does not let ${user} in: ${message}. ${correction}, or the server's pg_hba.conf.`
  if (code === '3D000')
    return `PostgreSQL at ${at} has no database ${database}. Make it (create database "${database}" owner "${user}"), or correct ${variable}.`
  if (code === '42501')
    return `${user} may not do what the first start needs: ${message}. Make it the owner of database ${database} and give it createrole (docs/guides/deploy.md).`
  if (code === '53300')
    return `PostgreSQL at ${at} has no connection left: ${message}. Raise its max_connections, or lower DATABASE_POOL.`
  if (code === '57P03') return `PostgreSQL at ${at} is starting or stopping: ${message}. Try again in a moment.`
  if (code === '0A000' || code === '58P01')
    return `PostgreSQL at ${at} lacks something that the schema needs: ${message}. Install its contrib extensions.`
  if (/does not support SSL|self.signed certificate|unable to verify|certificate/i.test(message))
    return `PostgreSQL at ${at} and ${variable} do not agree about TLS: ${message}. Set sslmode in ${variable}, such as ?sslmode=no-verify or ?sslmode=disable.`
  return undefined
}
