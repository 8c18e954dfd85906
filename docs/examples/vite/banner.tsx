import { type Block, field, type Props } from '@blockfront/engine'
import { z } from 'zod'

const props = () => z.object({ heading: field.text('Heading').max(80).default('New season') })

function View({ heading }: Props<typeof props>) {
  return <h1>{heading}</h1>
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
