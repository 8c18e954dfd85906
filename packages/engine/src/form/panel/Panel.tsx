import { useId, useMemo, useState } from 'react'
import type { Block } from '../../block.ts'
import { schemaOf } from '../../document/schema.ts'
import { GROUPS, type Group, type Width } from '../../field/meta.ts'
import type { FormServices } from '../control.ts'
import { completeServices } from '../form-services.ts'
import { controls } from '../registry.ts'
import { FieldSearch } from '../rows/FieldSearch.tsx'
import { type Row, rowsOf } from '../rows/field-spec.ts'
import { GroupSection } from '../rows/GroupSection.tsx'
import { GroupTabs } from '../rows/GroupTabs.tsx'
import type { OneWidth } from '../rows/per-width.ts'
import { ReplacedNotice, type ReplacedValue } from '../rows/ReplacedNotice.tsx'
import { isRowVisible } from '../rows/Rows.tsx'
import { SectionedRows } from '../rows/SectionedRows.tsx'
import { type TextBackgrounds, TextBackgroundsContext } from '../text-backgrounds.ts'
import { useLatest } from '../use-latest.ts'
import { useCollapsed } from './use-collapsed.ts'

export interface PanelProps {
  block: Pick<Block, 'type' | 'title' | 'props'>
  /** The block's props: complete and valid, as loaded. */
  value: Readonly<Record<string, unknown>>
  /**
   * Receives one changed prop, which is always valid: `{ heading: 'New' }`. `part` names the changed width in a field with one
   * value per width.
   */
  onChange: (patch: Record<string, unknown>, part?: OneWidth) => void
  /** Names of the props to show. Default: all. */
  only?: ReadonlySet<string>
  /** Names of props whose values differ between the selected blocks. They show "Mixed" until they are changed. */
  mixed?: ReadonlySet<string>
  /** The values that a reset restores. Default: the schema's defaults. */
  defaults?: Readonly<Record<string, unknown>>
  /** The width that responsive fields edit. Without it the panel keeps this state itself. */
  width?: Width
  onWidthChange?: (width: Width) => void
  /** Invalid values that were replaced by defaults on load. */
  replaced?: readonly ReplacedValue[]
  /** The background of each text color by path. The panel warns below a contrast of 4.5. */
  against?: TextBackgrounds
  disabled?: boolean
  /**
   * Shows the groups as tabs with this one open (the first one if the block has no such group). Without it, groups are
   * collapsible sections.
   */
  group?: Group
  onGroupChange?: (group: Group) => void
  /** Services that the app offers to controls. Pass the same object on each render. */
  services?: FormServices
}

/** Minimum number of fields for which a panel has a search field. */
const SEARCHABLE = 8
const nothing: readonly ReplacedValue[] = []
const NO_TEXT_BACKGROUNDS: TextBackgrounds = {}

const matches = (row: Row, query: string) =>
  [row.label, ...row.specs.flatMap(({ name, meta }) => [name, meta.label, meta.help ?? ''])].some((text) =>
    text.toLowerCase().includes(query),
  )

const rowsIn = (rows: readonly Row[], group: Group) => rows.filter((row) => (row.specs[0]?.meta.group ?? 'Content') === group)

/** Data about a panel that is the same for all blocks of a type. */
interface Plan {
  rows: readonly Row[]
  labels: Readonly<Record<string, string>>
  /** The schema's defaults. */
  start: Readonly<Record<string, unknown>>
}

const plans = /* @__PURE__ */ new WeakMap<Pick<Block, 'props'>, Plan>()

/** Created once per block type, so that selecting another block of the type parses no schema. */
function planOf(block: Pick<Block, 'props'>): Plan {
  let plan = plans.get(block)
  if (!plan) {
    const schema = schemaOf(block)
    const rows = rowsOf(schema)
    const labels = Object.fromEntries(rows.flatMap((row) => row.specs.map((spec) => [spec.name, spec.meta.label])))
    plan = { rows, labels, start: schema.parse({}) }
    plans.set(block, plan)
  }
  return plan
}

/** The properties panel of any block, generated from its schema: groups, search, conditions, widths, resets. */
export function Panel({
  block,
  value,
  onChange,
  only,
  mixed,
  defaults,
  width,
  onWidthChange,
  replaced = nothing,
  against = NO_TEXT_BACKGROUNDS,
  disabled,
  group: tab,
  onGroupChange,
  services,
}: PanelProps) {
  const { rows, labels, start } = planOf(block)
  const initial = defaults ?? start
  const ready = useMemo(() => ({ ...completeServices(services, controls, true), block: block.type }), [services, block.type])
  const [folded, setOpen] = useCollapsed()
  const [query, setQuery] = useState('')
  const [ownWidth, setOwnWidth] = useState<Width>('desktop')
  const change = useLatest((name: string, next: unknown, part?: OneWidth) => onChange({ [name]: next }, part))
  const changeWidth = useLatest((next: Width) => {
    setOwnWidth(next)
    onWidthChange?.(next)
  })
  const idPrefix = useId()

  const { messages } = ready
  const wanted = query.trim().toLowerCase()
  const offered = only ? rows.filter((row) => row.specs.every(({ name }) => only.has(name))) : rows
  const shown = offered.filter((row) => (only || isRowVisible(row, value)) && (!wanted || matches(row, wanted)))
  const groups = GROUPS.filter((group) => rowsIn(shown, group).length > 0)
  const record = {
    value,
    onChange: change,
    mixed,
    path: '',
    idPrefix,
    defaults: initial,
    width: width ?? ownWidth,
    onWidthChange: changeWidth,
    disabled,
    services: ready,
  }
  const rowsOfGroup = (group: Group) => {
    const key = (section: string) => `${block.type}/${group}/${section}`
    return (
      <SectionedRows
        rows={rowsIn(shown, group)}
        level={tab && !wanted ? 3 : 4}
        isOpen={(section) => wanted !== '' || !folded.includes(key(section))}
        onOpenChange={(section, open) => setOpen(key(section), open)}
        {...record}
      />
    )
  }
  return (
    <div className="ui-root ui-panel">
      {(offered.length > SEARCHABLE || replaced.length > 0) && (
        <div className="ui-panel__head">
          {offered.length > SEARCHABLE && <FieldSearch query={query} onChange={setQuery} messages={messages} />}
          <ReplacedNotice replaced={replaced} labels={labels} messages={messages} />
        </div>
      )}
      <TextBackgroundsContext value={against}>
        {tab && !wanted ? (
          <GroupTabs groups={groups} open={tab} onOpen={onGroupChange} messages={messages} label={block.title}>
            {rowsOfGroup}
          </GroupTabs>
        ) : (
          groups.map((group) => (
            <GroupSection
              key={group}
              title={messages.groups[group] ?? group}
              open={wanted !== '' || !folded.includes(group)}
              onOpenChange={(open) => setOpen(group, open)}
            >
              {rowsOfGroup(group)}
            </GroupSection>
          ))
        )}
      </TextBackgroundsContext>
      {shown.length === 0 && <p className="ui-panel__nothing">{messages.noFields}</p>}
    </div>
  )
}
