import { z } from 'zod'
import type { Block } from '../block.ts'
import * as field from '../field/index.ts'

const props = () =>
  z.object({
    componentId: z.string().max(64).meta({ control: 'hidden', label: 'Component' }).default(''),
    overrides: field.overrides(),
  })

/** Marks the place of a component that is missing. Pages show the blocks of the component instead (`expandComponents`). */
export function View() {
  return (
    <div className="bf-sharedComponent" aria-hidden="true">
      <svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
        <path d={ICON} />
      </svg>
    </div>
  )
}

const ICON = 'M12 3l4 4-4 4-4-4zM12 13l4 4-4 4-4-4zM7 8l4 4-4 4-4-4zM17 8l4 4-4 4-4-4z'

export const css = `
.bf-sharedComponent {
  display: grid;
  place-items: center;
  min-height: 96px;
  border: 1px dashed currentColor;
  opacity: 0.5;
}
`

export default {
  type: 'sharedComponent',
  title: 'Shared component',
  description: 'Shows a shared component of the store, with the values that this page changes.',
  icon: ICON,
  contentType: 'normal',
  version: 1,
  loading: 'rare',
  hidden: true,
  props,
  View,
  css,
  instance: { component: 'componentId', overrides: 'overrides' },
} satisfies Block<typeof props>
