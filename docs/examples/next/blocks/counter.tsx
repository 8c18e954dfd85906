import { type Block, field } from '@blockfront/engine'
import { z } from 'zod'
import { View } from './counter-view'

const props = () => z.object({ label: field.text('Label').max(40).default('Clicks') })

/** The definition is a server module, and the view a client component: only the view is sent to the browser. */
export const counter = {
  type: 'counter',
  title: 'Counter',
  description: 'A button that counts.',
  contentType: 'normal',
  version: 1,
  props,
  View,
} satisfies Block<typeof props>
