import { Button, Delayed, Notice, Skeleton, TextField } from '@blockfront/ui'
import { useState } from 'react'
import { Card } from '../../parts/Card.tsx'
import { useMoney, usePercent } from '../../parts/money/money.ts'
import '../drafts.css'
import type { ChangeDraft, DraftValues } from '../draft-values.ts'
import { messages } from '../messages.ts'
import type { DraftQuote } from '../use-draft-quote.ts'
import { DiscountDialog } from './DiscountDialog.tsx'
import { ShippingDialog } from './ShippingDialog.tsx'

interface DraftPaymentProps {
  values: DraftValues
  quote: DraftQuote
  onChange: ChangeDraft
}

/** The totals of a draft as the server calculates them, with its discounts and its shipping. */
export function DraftPayment({ values, quote: { quote, error, isCurrent }, onChange }: DraftPaymentProps) {
  const [openDialog, setOpenDialog] = useState<'discount' | 'shipping'>()
  const close = () => setOpenDialog(undefined)
  return (
    <Card title={messages.payment} about={messages.pricesHelp}>
      <TextField
        id="draft-code"
        label={messages.code}
        note={messages.optional}
        error={quote?.codeProblem?.message}
        maxLength={80}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        value={values.code}
        onChange={(event) => onChange({ code: event.target.value })}
      />
      <div className="draft-buttons">
        <Button size="small" onClick={() => setOpenDialog('discount')}>
          {values.discount ? messages.editDiscount : messages.addDiscount}
        </Button>
        <Button size="small" disabled={quote?.requiresShipping === false} onClick={() => setOpenDialog('shipping')}>
          {messages.editShipping}
        </Button>
      </div>
      {error && (
        <Notice tone="danger" title={messages.quoteFailed}>
          {error.message}
        </Notice>
      )}
      {quote ? (
        <Totals quote={quote} isCurrent={isCurrent} values={values} />
      ) : (
        !error && (
          <Delayed>
            <Skeleton height={120} />
          </Delayed>
        )
      )}
      {openDialog === 'discount' && (
        <DiscountDialog discount={values.discount} onChange={(discount) => onChange({ discount })} onClose={close} />
      )}
      {openDialog === 'shipping' && (
        <ShippingDialog
          shipping={values.shipping}
          rates={quote?.rates ?? []}
          hasAddress={Boolean(values.shippingAddress ?? values.billingAddress)}
          onChange={(shipping) => onChange({ shipping })}
          onClose={close}
        />
      )}
    </Card>
  )
}

/** Problems that are rules for shoppers, or that the empty list of items shows. */
const QUIET: readonly string[] = ['empty', 'below_minimum', 'no_method']

function Totals({
  quote,
  isCurrent,
  values,
}: {
  quote: NonNullable<DraftQuote['quote']>
  isCurrent: boolean
  values: DraftValues
}) {
  const money = useMoney()
  const percent = usePercent()
  const { totals, rates, rateId, requiresShipping } = quote
  const custom = values.shipping?.type === 'custom' ? values.shipping.name : undefined
  const rateName = custom ?? rates.find(({ id }) => id === rateId)?.name
  const taxName = quote.pricesIncludeTax ? messages.taxIncluded : messages.tax
  const shippingPrice = totals.shippingTotal === 0 ? messages.free : money(totals.shippingTotal)
  return (
    <>
      {quote.problems
        .filter(({ code }) => !QUIET.includes(code))
        .map(({ code, message }) => (
          <Notice key={code} tone="warning">
            {message}
          </Notice>
        ))}
      <dl className="draft-sums" aria-busy={!isCurrent || undefined}>
        <Row name={messages.subtotal} value={money(totals.subtotal)} />
        {quote.discounts.map(({ name, code, amount }) => (
          <Row key={`${name}/${code}`} name={name} note={code ?? undefined} value={`−${money(amount)}`} />
        ))}
        {requiresShipping ? (
          <Row name={messages.shipping} note={rateName ?? messages.noRate} value={rateName ? shippingPrice : '–'} />
        ) : (
          <Row name={messages.shipping} note={messages.noShipping} value="–" />
        )}
        {quote.taxes.map(({ name, rate, amount }) => (
          <Row key={`${name} ${rate}`} name={taxName(name, percent(rate))} value={money(amount)} />
        ))}
        <Row name={messages.total} value={money(totals.grandTotal)} strong />
      </dl>
    </>
  )
}

const Row = ({ name, note, value, strong }: { name: string; note?: string | undefined; value: string; strong?: boolean }) => (
  <div className={strong ? 'draft-sum draft-sum--strong' : 'draft-sum'}>
    <dt>
      {name}
      {note && <span className="draft-sum__note">{note}</span>}
    </dt>
    <dd>{value}</dd>
  </div>
)
