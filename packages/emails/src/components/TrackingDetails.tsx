import type { Tracking } from '../emails/order-contents.ts'
import { useRendering } from '../rendering.ts'
import { Details } from './Details.tsx'
import { Link, Text } from './text.tsx'

/** Carrier, tracking number and a link; nothing without any of them. */
export function TrackingDetails({ tracking: { carrier, number, url } }: { tracking: Tracking }) {
  const { messages } = useRendering()
  return (
    <>
      <Details label={messages.tracking} lines={[carrier, number]} />
      {url && (
        <Text>
          <Link href={url}>{messages.trackShipment}</Link>
        </Text>
      )}
    </>
  )
}
