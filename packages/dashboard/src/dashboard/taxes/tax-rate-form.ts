import { type TaxRate, type TaxRateInput, taxRateInput } from '@blockfront/contract'
import type { ControlMeta } from '@blockfront/engine/form'
import { z } from 'zod'
import { countryChoices } from '../parts/form/regional-choices.ts'
import { messages } from './messages.ts'
import { basisPointsOf } from './suggested-rates.ts'

/** The choice for all countries without a rate. A select has no null. */
const EVERYWHERE = '*'

/** Rates are stored in parts per million, which are four decimals of a percentage. */
const isExact = (percent: number) => Math.abs(percent * 10_000 - Math.round(percent * 10_000)) < 1e-6

/** A tax rate in its form: in percent, and with text instead of null. */
export const taxRateForm = taxRateInput.pick({ class: true, name: true, taxesShipping: true }).extend({
  country: z.string().min(1),
  region: z.string(),
  percent: z.number().min(0).max(100).refine(isExact, messages.decimals),
})

export type TaxRateValues = z.output<typeof taxRateForm>

/** The form of a rate, or of a new rate for the store's country. */
export function formOf(rate: TaxRate | undefined, country: string): Partial<z.input<typeof taxRateForm>> {
  if (!rate) return { country, region: '', class: 'standard', taxesShipping: true }
  const { class: taxClass, name, taxesShipping } = rate
  return {
    country: rate.country ?? EVERYWHERE,
    region: rate.region ?? '',
    class: taxClass,
    percent: rate.rate / 100,
    name,
    taxesShipping,
  }
}

/** The rate of a form. A region of another country, which the form hides, is left out. */
export const rateOf = ({ country, region, percent, ...rest }: TaxRateValues): TaxRateInput => ({
  ...rest,
  country: country === EVERYWHERE ? null : country,
  region: region.startsWith(`${country}-`) ? region : null,
  rate: basisPointsOf(percent),
})

/** Converts the API's error path to a form path. */
export const formPath = (path: string): string => path.replace(/^rates\.\d+\./, '').replace(/^rate$/, 'percent')

interface RegionChoices {
  regions: readonly { code: string; name: string }[]
  help: string
}

/** The order, label and control of each field. */
export const fieldsOf = ({ regions, help }: RegionChoices): Readonly<Record<string, Partial<ControlMeta>>> => ({
  country: {
    label: messages.country,
    control: 'select',
    choices: [{ value: EVERYWHERE, label: messages.everywhere }, ...countryChoices()],
  },
  region: {
    label: messages.region,
    control: 'select',
    choices: [{ value: '', label: messages.wholeCountry }, ...regions.map(({ code, name }) => ({ value: code, label: name }))],
    help,
    when: { country: { not: EVERYWHERE } },
  },
  class: {
    label: messages.class,
    control: 'select',
    choices: (['standard', 'reduced'] as const).map((value) => ({ value, label: messages.classes[value] })),
    help: messages.classHelp,
  },
  percent: { label: messages.percent, control: 'number', min: 0, max: 100, step: 0.5, help: messages.percentHelp },
  name: { label: messages.name, control: 'text', help: messages.nameHelp, autoComplete: 'off' },
  taxesShipping: { label: messages.taxesShipping, control: 'checkbox', when: { class: 'standard' } },
})

/** In the order of the form. */
export const fieldOrder = ['country', 'region', 'class', 'percent', 'name', 'taxesShipping'] as const
