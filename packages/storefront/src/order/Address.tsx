import type { OrderAddress } from '@blockfront/contract'
import { Fragment } from 'react'
import { addressLines } from './address-lines.ts'

/** An address. The text of each line decides its direction: a Latin address in an Arabic page keeps the postal code before the city. */
export const Address = ({ address, locale }: { address: OrderAddress; locale: string }) => (
  <address className="sf-order__address">
    {addressLines(address, locale).map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal
      <Fragment key={index}>
        {index > 0 && '\n'}
        <bdi>{line}</bdi>
      </Fragment>
    ))}
  </address>
)
