import { messages } from '../../messages.ts'
import { checkoutMessages } from '../messages.ts'
import { FormRow } from './FormRow.tsx'
import type { CheckoutField } from './fields.ts'
import type { RegionsState } from './use-regions.ts'

interface RegionFieldProps extends RegionsState {
  field: CheckoutField
  /** ISO 3166-2 code; empty while none is selected. */
  region: string
  error: string | undefined
  onChange: (region: string) => void
}

/** Select of the regions of the country. Renders nothing for a country without regions. */
export function RegionField({ field, regions, failed, retry, region, error, onChange }: RegionFieldProps) {
  if (regions?.length === 0) return null
  return (
    <>
      <FormRow label={field.label} required={field.required} error={error} inRow={field.inRow}>
        {(attributes) => (
          <select
            {...attributes}
            className="sf-input"
            name={field.name}
            autoComplete={field.autoComplete}
            aria-required={field.required}
            disabled={!regions}
            value={region}
            onChange={(event) => onChange(event.target.value)}
          >
            <option value="">{regions || failed ? checkoutMessages.selectRegion : messages.loading}</option>
            {regions?.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      </FormRow>
      {failed && (
        <div className="sf-notice sf-notice--problem" role="alert">
          <p>{checkoutMessages.regionsFailed}</p>
          <button type="button" className="sf-link" onClick={retry}>
            {messages.retry}
          </button>
        </div>
      )}
    </>
  )
}
