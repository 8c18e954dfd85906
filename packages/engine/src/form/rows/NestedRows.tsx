import { useMemo, useState } from 'react'
import type { z } from 'zod'
import { GROUPS } from '../../field/meta.ts'
import { rowsOf } from './field-spec.ts'
import { GroupSection } from './GroupSection.tsx'
import { isRowVisible, type RecordProps, Rows } from './Rows.tsx'

/** Minimum number of fields for which an item shows groups. */
const GROUPED = 8

/**
 * The fields of a nested record: a list item or a nested object. A long list of fields is shown in collapsible groups, content
 * first.
 */
export function NestedRows({ schema, ...record }: RecordProps & { schema: z.ZodObject }) {
  const rows = useMemo(() => rowsOf(schema), [schema])
  const [open, setOpen] = useState<readonly string[]>(['Content'])
  const shown = rows.filter((row) => isRowVisible(row, record.value))
  if (rows.length <= GROUPED) return <Rows rows={shown} {...record} />
  return GROUPS.map((group) => {
    const own = shown.filter((row) => (row.specs[0]?.meta.group ?? 'Content') === group)
    if (own.length === 0) return null
    return (
      <GroupSection
        key={group}
        nested
        title={record.services.messages.groups[group] ?? group}
        open={open.includes(group)}
        onOpenChange={(now) => setOpen((before) => (now ? [...before, group] : before.filter((one) => one !== group)))}
      >
        <Rows rows={own} {...record} />
      </GroupSection>
    )
  })
}
