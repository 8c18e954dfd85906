import type { ManualDiscount } from '@blockfront/contract'
import { Button, SegmentedControl, TextField } from '@blockfront/ui'
import { useState } from 'react'
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx'
import { MoneyField } from '../../parts/money/MoneyField.tsx'
import '../drafts.css'
import { messages } from '../messages.ts'

const discountFormMessages = messages.discountForm
const types = ['percentage', 'fixed_amount'] as const

interface DiscountDialogProps {
  discount: ManualDiscount | null
  onChange: (discount: ManualDiscount | null) => void
  onClose: () => void
}

/** Gives a discount off the rest after the discount code and automatic discounts. */
export function DiscountDialog({ discount, onChange, onClose }: DiscountDialogProps) {
  const [type, setType] = useState<ManualDiscount['type']>(discount?.type ?? 'percentage')
  const [percent, setPercent] = useState(discount?.type === 'percentage' ? String(discount.rate / 100) : '')
  const [amount, setAmount] = useState<number | string>(discount?.type === 'fixed_amount' ? discount.amount : '')
  const [reason, setReason] = useState(discount?.reason ?? '')
  const [isTried, setIsTried] = useState(false)
  const rate = Math.round(Number(percent.replace(',', '.')) * 100)
  const isRate = percent.trim() !== '' && rate >= 1 && rate <= 10_000
  const isAmount = typeof amount === 'number' && amount > 0
  const apply = async () => {
    setIsTried(true)
    if (type === 'percentage') {
      if (!isRate) throw new Error(discountFormMessages.percentMissing)
      onChange({ type, rate, reason: reason.trim() })
    } else {
      if (!isAmount) throw new Error(discountFormMessages.amountMissing)
      onChange({ type, amount, reason: reason.trim() })
    }
  }
  return (
    <ConfirmDialog
      title={discountFormMessages.title}
      action={discountFormMessages.apply}
      tone="primary"
      onConfirm={apply}
      onClose={onClose}
    >
      <SegmentedControl
        label={discountFormMessages.type}
        wide
        value={type}
        options={types.map((value) => ({ value, label: discountFormMessages.types[value] }))}
        onChange={setType}
      />
      {type === 'percentage' ? (
        <TextField
          id="draft-percent"
          label={discountFormMessages.percent}
          error={isTried && !isRate ? discountFormMessages.percentMissing : undefined}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          maxLength={6}
          value={percent}
          onChange={(event) => setPercent(event.target.value)}
          after={<span className="ui-input__affix">%</span>}
        />
      ) : (
        <MoneyField
          id="draft-amount"
          label={discountFormMessages.amount}
          value={amount}
          onChange={setAmount}
          error={isTried && !isAmount ? discountFormMessages.amountMissing : undefined}
        />
      )}
      <TextField
        id="draft-reason"
        label={discountFormMessages.reason}
        note={discountFormMessages.optional}
        help={discountFormMessages.reasonHelp}
        maxLength={120}
        autoComplete="off"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {discount && (
        <div>
          <Button
            size="small"
            onClick={() => {
              onChange(null)
              onClose()
            }}
          >
            {discountFormMessages.remove}
          </Button>
        </div>
      )}
    </ConfirmDialog>
  )
}
