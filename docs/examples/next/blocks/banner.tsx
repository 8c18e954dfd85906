import { type Block, field, type Props } from '@blockfront/engine'
import { z } from 'zod'

const props = () =>
  z.object({
    heading: field.text('Heading').max(80).default('New season'),
    align: field.select('Alignment', ['left', 'center']).default('left'),
  })

/** Full-width opening banner. It has no state, so a server component renders it without JavaScript in the browser. */
export function View({ heading, align }: Props<typeof props>) {
  return (
    <h1 className="banner" style={{ textAlign: align }}>
      {heading}
    </h1>
  )
}

export const banner = {
  type: 'banner',
  title: 'Banner',
  description: 'A heading over the full width of the page.',
  contentType: 'normal',
  version: 1,
  props,
  View,
} satisfies Block<typeof props>
