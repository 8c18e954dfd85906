import { endpoints } from '@blockfront/contract'
import { SchemaForm } from '@blockfront/engine/form'
import '@blockfront/engine/form.css'
import { Button } from '@blockfront/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { api } from '../api.ts'
import { useSession } from '../auth/session.ts'
import { countryChoices } from '../dashboard/parts/form/regional-choices.ts'
import { useNavigate } from '../router.ts'
import { chosenTheme } from './chosen-theme.ts'
import { currencyChoices, likelyCountry, likelyCurrency, usuallyIncludesTax } from './currencies.ts'
import { messages } from './messages.ts'
import { StoreNameContext, subdomainControl } from './SubdomainControl.tsx'
import { themeControl } from './ThemeControl.tsx'
import { isKnownTaken } from './use-subdomain-check.ts'

const sent = endpoints['store.create'].body.omit({ timezone: true })
const body = sent.extend({
  country: sent.shape.country.unwrap(),
  pricesIncludeTax: sent.shape.pricesIncludeTax.unwrap(),
  subdomain: sent.shape.subdomain.refine((label) => !isKnownTaken(label), { error: messages.taken }),
})
const order = ['name', 'subdomain', 'country', 'currency', 'pricesIncludeTax', 'theme']
const services = { controls: { storeSubdomain: subdomainControl, storeTheme: themeControl } }
const fields = {
  name: { label: messages.name, placeholder: messages.namePlaceholder, autoComplete: 'organization' },
  subdomain: { label: messages.subdomain, control: 'storeSubdomain' },
  country: { label: messages.country, help: messages.countryHelp, control: 'select', choices: countryChoices() },
  currency: { label: messages.currency, help: messages.currencyHelp, control: 'select', choices: currencyChoices },
  pricesIncludeTax: { label: messages.pricesIncludeTax, help: messages.pricesIncludeTaxHelp },
  theme: { label: messages.theme, help: messages.themeHelp, control: 'storeTheme', optional: false },
}

/** The default theme of a store whose owner did not choose one in the gallery. */
const usualTheme = 'daylight'

/** The form for a new store, which opens after it is created. */
export function CreateStore({ onBack }: { onBack?: () => void }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [name, setName] = useState('')
  const start = useMemo(() => {
    const country = likelyCountry()
    return {
      ...{ country, currency: likelyCurrency(country), pricesIncludeTax: usuallyIncludesTax(country) },
      theme: chosenTheme.read() ?? usualTheme,
    }
  }, [])
  return (
    <StoreNameContext value={name}>
      <div className="account__card">
        <SchemaForm
          schema={body}
          label={messages.firstTitle}
          fields={fields}
          only={order}
          services={services}
          defaultValues={start}
          onValuesChange={(values) => setName(String(values.name ?? ''))}
          onSubmit={async (values) => {
            const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions()
            const { storeId } = await api.call('store.create', { body: { ...values, timezone } })
            useSession.getState().chooseStore(storeId)
            chosenTheme.forget()
            void client.invalidateQueries({ queryKey: ['stores'] })
            navigate('/dashboard/adminhome')
          }}
          footer={({ isSubmitting }) => (
            <>
              {onBack && (
                <Button variant="ghost" className="create-store__back" onClick={onBack}>
                  {messages.back}
                </Button>
              )}
              <Button type="submit" variant="primary" busy={isSubmitting}>
                {messages.create}
              </Button>
            </>
          )}
        />
      </div>
    </StoreNameContext>
  )
}
