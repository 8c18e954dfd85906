import { StartError } from '../start-error.ts'

type Variable = 'DATABASE_URL' | 'DATABASE_APP_URL'

interface Asked {
  /** Host and port, as a person would name them. */
  at: string
  host: string
  user: string
  database: string
  variable: Variable
}

/**
 * Runs what first talks to a database of the environment's. Where the database refuses, the error becomes a {@link StartError} that names the
 * variable and what to do, without the password.
 */
export async function asking<T>(variable: Variable, url: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code, message } = origin(error)
    const explanation = refusal(code, message, askedOf(variable, url))
    throw explanation ? new StartError(explanation, { cause: error }) : error
  }
}

/** The original error of PostgreSQL or the network, below errors that only wrap it. */
function origin(error: unknown): { code: string; message: string } {
  const { cause, code } = error as { cause?: unknown; code?: unknown }
  if (typeof code !== 'string' && cause instanceof Error) return origin(cause)
  return { code: typeof code === 'string' ? code : '', message: error instanceof Error ? error.message : String(error) }
}

function askedOf(variable: Variable, address: string): Asked {
  const url = new URL(address)
  const host = url.hostname || 'localhost'
  const user = decodeURIComponent(url.username) || 'the user of this process'
  return { variable, host, user, at: `${host}:${url.port || 5432}`, database: decodeURIComponent(url.pathname.slice(1)) || user }
}

function refusal(code: string, message: string, asked: Asked): string | undefined {
  const { at, user, database, variable, host } = asked
  const mend = `Correct ${variable}`
  if (code === 'ECONNREFUSED')
    return `No PostgreSQL listens at ${at}. Start it there, or correct ${variable}. Without DATABASE_URL, Blockfront starts its own PostgreSQL.`
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `No host is called ${host}, or its name cannot be looked up now. ${mend}.`
  if (/^E(?:TIMEDOUT|HOSTUNREACH|NETUNREACH)$/.test(code) || /timeout expired/.test(message))
    return `${at} does not respond. Is it the right address, and does its firewall let this machine in? ${mend} if not.`
  if (code === 'ECONNRESET' || /Connection terminated/.test(message))
    return `${at} took the connection and closed it again. Is it PostgreSQL that listens there? ${mend} if not.`
  if (/client password must be a string/.test(message))
    return `PostgreSQL at ${at} asks ${user} for a password, and ${variable} has none: postgres://user:password@host:port/database.`
  if (code === '28P01')
    return `PostgreSQL at ${at} does not know ${user} by this password. ${mend}; in it, characters such as @ / : are written %40 %2F %3A.`
  if (code.startsWith('28'))
    return `PostgreSQL at ${at} does not let ${user} in: ${message}. ${mend}, or the server's pg_hba.conf.`
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
