import { Notice } from '@blockfront/ui'
import type { ControlServices } from '../control.ts'
import type { FieldSpec } from './field-spec.ts'

/** Replaces a field whose control does not exist. The stored value stays unchanged. */
export function UnknownControl({ spec: { meta }, services }: { spec: FieldSpec; services: ControlServices }) {
  return (
    <Notice tone="danger" alert>
      {services.messages.unknownControl(meta.control, meta.label, services.block)}
    </Notice>
  )
}
