import { formatPriceInput, parsePrice } from '@blockfront/commerce'
import { useStore } from '../../store.ts'
import { ParsedInput, type ParsedInputControl } from '../form/ParsedInput.tsx'

interface MoneyInputProps extends ParsedInputControl {
  /** Hides the currency, for table cells. */
  bare?: boolean
}

/**
 * A price in the store's currency, in major units. It shows and reads the forms of the store's locale, and never rounds.
 * `usePriceProblem` explains text that cannot be read as a price.
 */
export function MoneyInput({ bare, ...rest }: MoneyInputProps) {
  const { currency, locale } = useStore()
  const read = (text: string): number | string => {
    const reading = parsePrice(text, currency, locale)
    return 'amount' in reading ? reading.amount : text.trim()
  }
  return (
    <ParsedInput
      inputMode="decimal"
      read={read}
      format={(value) => formatPriceInput(value, currency, locale)}
      after={bare ? undefined : <span className="ui-input__affix">{currency}</span>}
      {...rest}
    />
  )
}
