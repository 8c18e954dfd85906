import { StartError } from '../start-error.ts'
import { createClient } from './connection/postgres.ts'
import { CHECK_TIMEOUT } from './migrate.ts'

interface Rights {
  name: string
  superuser: boolean
  bypasses: boolean
  owns: boolean
}

/** The privileges of a role and of the roles that it is a member of, because everyone who can run SQL can use SET ROLE. */
const RIGHTS = `
  select r.rolname as name,
         exists (select from pg_roles s where s.rolsuper and pg_has_role(r.oid, s.oid, 'member')) as superuser,
         exists (select from pg_roles s where s.rolbypassrls and pg_has_role(r.oid, s.oid, 'member')) as bypasses,
         exists (select from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
                   and pg_has_role(r.oid, c.relowner, 'member')) as owns
    from pg_roles r where r.rolname = session_user`

/**
 * Throws a {@link StartError} when row-level security does not hold for the role that the application signs in with: a superuser, a
 * role that bypasses row-level security, or the owner of the tables.
 * @param given whether DATABASE_APP_URL was set; without it the application signs in with DATABASE_URL.
 */
export async function requireUnprivilegedRole(url: string, given: boolean): Promise<void> {
  const client = createClient({ url, name: 'blockfront-check', queryTimeout: CHECK_TIMEOUT })
  try {
    await client.connect()
    const { rows } = await client.query<Rights>(RIGHTS)
    const role = rows[0]
    const fault = role && faultOf(role)
    if (role && fault) throw new StartError(refusal(role.name, fault, given))
  } finally {
    await client.end()
  }
}

const faultOf = ({ superuser, bypasses, owns }: Rights): string | undefined =>
  superuser ? 'is a superuser' : bypasses ? 'may bypass row-level security' : owns ? 'owns the tables' : undefined

const refusal = (name: string, fault: string, given: boolean): string =>
  `In production the application must not sign in to PostgreSQL as "${name}", which ${fault}: row-level security, which isolates stores from each other, does not apply to it. ` +
  `${given ? 'Correct DATABASE_APP_URL' : 'Set DATABASE_APP_URL'}: give the role blockfront_app a login ` +
  `(alter role blockfront_app login password '…') and use postgres://blockfront_app:…@host:5432/database. docs/guides/deploy.md has the steps.`
