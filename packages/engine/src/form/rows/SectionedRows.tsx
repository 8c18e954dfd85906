import type { Row } from './field-spec.ts'
import { GroupSection } from './GroupSection.tsx'
import { type RecordProps, Rows } from './Rows.tsx'

interface SectionedRowsProps extends RecordProps {
  rows: readonly Row[]
  /** The level of the headings. */
  level: 3 | 4
  isOpen: (section: string) => boolean
  onOpenChange: (section: string, open: boolean) => void
}

const sectionOf = (row: Row) => row.specs[0]?.meta.section

/** The rows of a group: those without a section first, then each section under its heading, which folds. */
export function SectionedRows({ rows, level, isOpen, onOpenChange, ...record }: SectionedRowsProps) {
  const sections = new Set(rows.map(sectionOf).filter((section) => section !== undefined))
  // One heading above everything tells nothing.
  if (sections.size === 0 || (sections.size === 1 && rows.every(sectionOf))) return <Rows rows={rows} {...record} />
  const plain = rows.filter((row) => sectionOf(row) === undefined)
  return (
    <>
      {plain.length > 0 && <Rows rows={plain} {...record} />}
      {[...sections].map((section) => {
        const own = rows.filter((row) => sectionOf(row) === section)
        return (
          <GroupSection
            key={section}
            nested
            level={level}
            title={section}
            fields={own.flatMap(({ specs }) => specs.map(({ name }) => name)).join(' ')}
            open={isOpen(section)}
            onOpenChange={(open) => onOpenChange(section, open)}
          >
            <Rows rows={own} {...record} />
          </GroupSection>
        )
      })}
    </>
  )
}
