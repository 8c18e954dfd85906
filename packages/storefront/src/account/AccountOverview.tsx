import { useEffect, useState } from 'react'
import { CheckoutSection } from '../checkout/form/CheckoutSection.tsx'
import { Address } from '../order/Address.tsx'
import { useShop } from '../shop.ts'
import { AccountOrders } from './AccountOrders.tsx'
import { accountMessages } from './messages.ts'
import { reasonOf, type Shopper } from './shopper.ts'

interface AccountOverviewProps {
  shopper: Shopper
  /** Called after signing out. */
  onChange: () => void
}

/** Orders and addresses of the signed-in customer, and signing out. */
export function AccountOverview({ shopper, onChange }: AccountOverviewProps) {
  const { api, toast, wishlist } = useShop()
  // The account takes over what this browser saved before. The page of the wishlist tries again.
  useEffect(() => {
    wishlist
      ?.load()
      .then((list) => list.sync())
      .catch(() => undefined)
  }, [wishlist])
  const signOut = async (everywhere: boolean) => {
    try {
      await api.call('shopper.signOut', { body: { everywhere } })
      const list = await wishlist?.load()
      list?.forget()
      onChange()
    } catch (error) {
      toast('error', reasonOf(error))
    }
  }
  return (
    <>
      <h1 className="sf-account__title">{accountMessages.title}</h1>
      <p className="sf-account__links">
        <span>{accountMessages.signedInAs({ email: shopper.email })}</span>
        <button type="button" className="sf-link" onClick={() => void signOut(false)}>
          {accountMessages.signOut}
        </button>
        <button type="button" className="sf-link" onClick={() => void signOut(true)}>
          {accountMessages.signOutEverywhere}
        </button>
      </p>
      <CheckoutSection title={accountMessages.orders}>
        <AccountOrders />
      </CheckoutSection>
      <CheckoutSection title={accountMessages.addresses}>
        <Addresses shopper={shopper} />
      </CheckoutSection>
    </>
  )
}

function Addresses({ shopper }: { shopper: Shopper }) {
  const { api, store, toast } = useShop()
  const [addresses, setAddresses] = useState(shopper.addresses)
  const remove = async (addressId: string) => {
    try {
      await api.call('shopper.removeAddress', { body: { addressId } })
      setAddresses((now) => now.filter((address) => address.addressId !== addressId))
    } catch (error) {
      toast('error', reasonOf(error))
    }
  }
  if (addresses.length === 0) return <p>{accountMessages.noAddresses}</p>
  return (
    <>
      <p>{accountMessages.addressesHelp}</p>
      <ul className="sf-account__list">
        {addresses.map(({ addressId, address }) => (
          <li key={addressId} className="sf-account__row">
            <Address address={address} locale={store.locale} />
            <button
              type="button"
              className="sf-link"
              aria-label={accountMessages.removeAddress({ address: address.line1 })}
              onClick={() => void remove(addressId)}
            >
              {accountMessages.remove}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
