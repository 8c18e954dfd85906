import { Switch } from '@blockfront/ui'
import { toast } from '../../toast.tsx'
import { Card } from '../parts/Card.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'

/** Whether the store's prices include tax. A change applies immediately. */
export function PricesIncludeTax() {
  const { storeId, pricesIncludeTax } = useStore()
  const update = useStoreMutation('store.updateDetails', { onError: toast.failure })
  const change = async (included: boolean) => {
    await update.mutateAsync({ body: { storeId, pricesIncludeTax: included } }).then(
      () => toast.success(messages.pricesSaved(included)),
      () => undefined,
    )
  }
  const shown = update.isPending ? (update.variables.body.pricesIncludeTax ?? pricesIncludeTax) : pricesIncludeTax
  return (
    <Card title={messages.settings}>
      <div className="tax-option">
        <span>
          <label htmlFor="prices-include-tax">{messages.pricesIncludeTax}</label>
          <span className="tax-quiet" id="prices-include-tax-help">
            {messages.pricesIncludeTaxHelp}
          </span>
        </span>
        <Switch
          id="prices-include-tax"
          describedBy="prices-include-tax-help"
          checked={shown}
          disabled={update.isPending}
          onChange={(included) => void change(included)}
        />
      </div>
    </Card>
  )
}
