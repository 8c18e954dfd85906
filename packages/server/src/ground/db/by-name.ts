import { type RawBuilder, sql } from 'kysely'

/**
 * Sorts a list by a name as people do: "Äpfel" next to "Apfel", and without regard to case. `column` is a name in SQL, such as `c.name`. The order is that of the
 * root locale of Unicode, which indexes have too.
 */
export const byName = (column: string): RawBuilder<string> => sql<string>`${sql.ref(column)} collate "und-x-icu"`
