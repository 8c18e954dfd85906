import { address, type Store, storeDetails } from '@blockfront/contract'
import type { CallInput } from '@blockfront/contract/client'
import { z } from 'zod'
import { messages } from './messages.ts'

const link = storeDetails.shape.socialLinks.element.shape
const { country, ...place } = address.shape

/** The store's details in the form: the address as separate fields. */
export const generalForm = storeDetails
  .pick({
    name: true,
    storeEmail: true,
    storePhone: true,
    logo: true,
    favicon: true,
    socialImage: true,
    country: true,
    locale: true,
    timezone: true,
    orderNumberPrefix: true,
    unpaidOrderDays: true,
    customerAccounts: true,
    opensCart: true,
    hasWishlist: true,
  })
  .extend({
    ...place,
    addressCountry: country,
    socialLinks: z
      .array(
        z.object({
          network: link.network.meta({ label: messages.network, control: 'text' }),
          url: link.url.meta({ label: messages.profileUrl, control: 'text', placeholder: 'https://' }),
        }),
      )
      .max(20),
  })

export type GeneralValues = z.output<typeof generalForm>

export function formOf(store: Store): z.input<typeof generalForm> {
  const { country: addressCountry, ...rest } = store.address
  const own = Object.fromEntries(Object.entries(store).filter(([key]) => key in generalForm.shape))
  return { ...(own as z.input<typeof generalForm>), ...rest, addressCountry }
}

type Details = Omit<CallInput<'store.updateDetails'>['body'], 'storeId'>

function detailsOf({ line1, line2, city, region, postalCode, addressCountry, ...rest }: GeneralValues): Details {
  return {
    ...rest,
    address: { line1, line2, city, region, postalCode, country: addressCountry },
  }
}

/** The values that differ from the loaded store, so that changes by other people are not overwritten. */
export function changedDetails(values: GeneralValues, store: Store): Details {
  const isNew = ([key, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(store[key as keyof Store])
  return Object.fromEntries(Object.entries(detailsOf(values)).filter(isNew))
}

/** Converts the API's error path to a form path. */
export function formPath(path: string): string {
  if (path === 'address.country') return 'addressCountry'
  return path.replace(/^address\./, '')
}
