import type { Tables } from '../../../ground/db/tables.ts'

/** The tables whose rows belong to a store. */
export type StoreTable = { [Name in keyof Tables]: 'store_id' extends keyof Tables[Name] ? Name : never }[keyof Tables]

/** Why a table or a column is not in an archive. */
export const reasons = {
  secret: 'A credential, a token or a hash that proves something to this installation.',
  account: 'About accounts of this installation: members, their invitations, and what they did.',
  installation: 'Work that only this installation can continue, such as jobs, domains and unfinished checkouts.',
  derived: 'Follows from other data. Triggers of the database or jobs write it.',
} as const

export type Reason = keyof typeof reasons

type Columns<Name extends StoreTable> = Exclude<keyof Tables[Name], 'store_id'> & string

interface Definition<Name extends StoreTable> {
  /** The columns that order the rows, so that two archives of the same data are equal. None for a table with one row per store. */
  key: readonly Columns<Name>[]
  /** Rows that are in memory at the same time. Default 500. */
  batch?: number
  /** Every column: true, or why it is left out. A new column of the table does not compile until it is decided here. */
  columns: { readonly [Column in Columns<Name>]: true | Reason }
}

/** A table whose rows are in archives. */
export interface ArchivedTable {
  key: readonly string[]
  batch: number
  /** The columns that are exported. The id of the store is not: it is in the manifest. */
  columns: readonly string[]
}

/** Returns what an archive contains of a table. */
export const archived = <Name extends StoreTable>({ key, batch = 500, columns }: Definition<Name>): ArchivedTable => ({
  key,
  batch,
  columns: Object.entries(columns).flatMap(([column, isExported]) => (isExported === true ? [column] : [])),
})
