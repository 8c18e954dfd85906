import type { OrderAddress, PostalAddress } from '@blockfront/contract'
import { findRegion } from '../../ground/request/regions.ts'

/** A stored address with the name of its region; null without one. An address without a region code keeps the text that was typed. */
export const viewAddress = <Stored extends PostalAddress | null>(address: Stored) =>
  (address && {
    ...address,
    regionName: findRegion(address.country, address.region)?.name ?? address.region,
  }) as Stored extends null ? null : OrderAddress
