import { type FieldName, fieldExamples } from '../fields/field-examples.ts'
import { LivePanel } from './LivePanel.tsx'

/** The panel of a field kind's example, and the JSON that a page stores. */
export function FieldPanel({ name }: { name: FieldName }) {
  return (
    <LivePanel block={{ type: name, title: `field.${name}`, props: fieldExamples[name] }}>
      {(value) => (
        <output className="live-panel__json" aria-label="Stored value">
          {JSON.stringify(value, null, 2)}
        </output>
      )}
    </LivePanel>
  )
}
