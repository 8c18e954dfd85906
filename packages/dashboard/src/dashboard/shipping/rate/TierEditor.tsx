import type { ShippingRate } from '@blockfront/contract'
import { Button, IconButton } from '@blockfront/ui'
import { Plus, X } from 'lucide-react'
import { useId, useLayoutEffect, useRef } from 'react'
import { MoneyInput } from '../../parts/money/MoneyInput.tsx'
import { usePriceProblem } from '../../parts/money/money.ts'
import { useStore } from '../../store.ts'
import { messages } from '../messages.ts'
import { useBound } from '../rate-text.ts'
import { GramsInput } from './GramsInput.tsx'
import { newTier, type RateProblems, type TierDraft, tierStarts } from './rate-form.ts'

const formMessages = messages.form
/** The server's limit. */
const MOST = 50

interface TierEditorProps {
  type: ShippingRate['type']
  tiers: readonly TierDraft[]
  onChange: (tiers: TierDraft[]) => void
  problems: RateProblems
}

/**
 * The tiers of a rate as a table. The start of a tier follows from the end of the previous one, so that tiers cannot overlap or leave a
 * gap; the last tier may have no end.
 */
export function TierEditor({ type, tiers, onChange, problems }: TierEditorProps) {
  const { currency } = useStore()
  const starts = tierStarts(tiers, type, currency)
  const added = useRef<string>(undefined)
  const table = useRef<HTMLTableElement>(null)
  useLayoutEffect(() => {
    if (added.current) table.current?.querySelector<HTMLElement>(`[data-tier="${added.current}"] input`)?.focus()
    added.current = undefined
  })
  const add = () => {
    const tier = newTier()
    added.current = tier.key
    const isOpen = tiers.at(-1)?.upTo === ''
    // The tier without an end stays the last one.
    onChange(isOpen ? [...tiers.slice(0, -1), tier, ...tiers.slice(-1)] : [...tiers, tier])
  }
  const change = (index: number, changed: Partial<TierDraft>) =>
    onChange(tiers.map((tier, each) => (each === index ? { ...tier, ...changed } : tier)))
  return (
    <fieldset className="tiers">
      <legend className="ui-field__label">{formMessages.tiers}</legend>
      <table ref={table} className="tiers__table" aria-label={formMessages.tiers}>
        <thead>
          <tr>
            <th scope="col">{formMessages.from}</th>
            <th scope="col">{formMessages.inUnit(formMessages.to, type === 'weight_tiers' ? messages.grams : currency)}</th>
            <th scope="col">{formMessages.inUnit(formMessages.price, currency)}</th>
            <td />
          </tr>
        </thead>
        {tiers.map((tier, index) => (
          <TierRow
            key={tier.key}
            place={index + 1}
            type={type}
            tier={tier}
            start={starts[index]}
            isLast={index === tiers.length - 1}
            problems={[problems[`tiers.${index}.upTo`], problems[`tiers.${index}.price`]]}
            onChange={(changed) => change(index, changed)}
            onRemove={tiers.length > 1 ? () => onChange(tiers.filter(({ key }) => key !== tier.key)) : undefined}
          />
        ))}
      </table>
      {problems.tiers && <p className="ui-field__error">{problems.tiers}</p>}
      <Button size="small" icon={<Plus size={14} />} disabled={tiers.length >= MOST} onClick={add}>
        {formMessages.addTier}
      </Button>
      <p className="ui-field__help">{type === 'weight_tiers' ? formMessages.weightTiersHelp : formMessages.priceTiersHelp}</p>
    </fieldset>
  )
}

interface TierRowProps {
  place: number
  type: ShippingRate['type']
  tier: TierDraft
  start: number | undefined
  isLast: boolean
  /** Of the upper limit and of the price. */
  problems: readonly [string | undefined, string | undefined]
  onChange: (changed: Partial<TierDraft>) => void
  onRemove: (() => void) | undefined
}

function TierRow({ place, type, tier, start, isLast, problems, onChange, onRemove }: TierRowProps) {
  const id = useId()
  const format = useBound(type)
  const priceProblem = usePriceProblem()
  const isWeight = type === 'weight_tiers'
  const [limitProblem, amountProblem] = problems
  // An invalid amount that was submitted has its own message.
  const messageOf = (problem: string | undefined, value: unknown) => problem && (priceProblem(value) ?? problem)
  const limitError = isWeight ? limitProblem : messageOf(limitProblem, tier.upTo)
  const amountError = messageOf(amountProblem, tier.price)
  const limit = {
    label: formMessages.toOf(place),
    value: tier.upTo,
    onChange: (upTo: number | string) => onChange({ upTo }),
    placeholder: isLast ? formMessages.noLimit : '',
    invalid: Boolean(limitError),
    ...(limitError && { describedBy: `${id}-limit` }),
  }
  return (
    <tbody data-tier={tier.key}>
      <tr>
        <td className="tiers__from">{start === undefined ? '–' : format(start)}</td>
        <td>{isWeight ? <GramsInput {...limit} bare /> : <MoneyInput {...limit} bare />}</td>
        <td>
          <MoneyInput
            bare
            label={formMessages.priceOf(place)}
            value={tier.price}
            onChange={(price) => onChange({ price })}
            invalid={Boolean(amountError)}
            {...(amountError && { describedBy: `${id}-price` })}
          />
        </td>
        <td className="tiers__remove">
          <IconButton label={formMessages.removeTier(place)} plain disabled={!onRemove} onClick={onRemove}>
            <X size={14} />
          </IconButton>
        </td>
      </tr>
      {(limitError || amountError) && (
        <tr>
          <td colSpan={4}>
            {limitError && (
              <p className="ui-field__error" id={`${id}-limit`}>
                {limitError}
              </p>
            )}
            {amountError && (
              <p className="ui-field__error" id={`${id}-price`}>
                {amountError}
              </p>
            )}
          </td>
        </tr>
      )}
    </tbody>
  )
}
