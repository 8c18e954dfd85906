import type { ColumnType } from 'kysely'

/** A jsonb column: read as the value, written as JSON text, because the driver writes arrays as PostgreSQL arrays otherwise. */
export type Json = ColumnType<unknown, string, string>

/** A jsonb column with a default. */
export type GeneratedJson = ColumnType<unknown, string | undefined, string>
