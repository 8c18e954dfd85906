import type { Quote } from '@blockfront/contract'
import { RadioGroup, RadioGroupSkeleton } from './form/RadioGroup.tsx'
import { checkoutMessages } from './messages.ts'

interface PaymentChoicesProps {
  quote: Quote | undefined
  loading: boolean
  methodId: string
  error: string | undefined
  onChange: (methodId: string) => void
}

/** The payment methods of the quote. */
export const PaymentChoices = ({ quote, loading, methodId, error, onChange }: PaymentChoicesProps) => (
  <>
    {loading && !quote && <RadioGroupSkeleton />}
    <RadioGroup
      name="methodId"
      legend={checkoutMessages.payment}
      value={methodId}
      error={error}
      onChange={onChange}
      options={(quote?.methods ?? []).map(({ id, title, instructions }) => ({
        id,
        title,
        detail: instructions,
        price: '',
      }))}
    />
  </>
)
