import { maxQuantity } from '@blockfront/commerce'
import type { CustomItem, Quote, QuoteLine } from '@blockfront/contract'
import { Button, IconButton, Input } from '@blockfront/ui'
import { Image, Pencil, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Card } from '../../parts/Card.tsx'
import { useMoney } from '../../parts/money/money.ts'
import { RecordName } from '../../parts/RecordName.tsx'
import '../../../media/thumbnail-frame.css'
import '../drafts.css'
import { type ChangeDraft, type DraftValues, isSameItem, quantityOf } from '../draft-values.ts'
import { messages } from '../messages.ts'
import { AddProducts } from './AddProducts.tsx'
import { CustomItemDialog } from './CustomItemDialog.tsx'

/** Text that the first quote adds, so that it moves nothing. */
const UNKNOWN = '\u00a0'

interface DraftItemsProps {
  values: DraftValues
  quote: Quote | undefined
  onChange: ChangeDraft
}

/** The products and custom items of a draft, with their quantities and problems. */
export function DraftItems({ values: { lines, customItems }, quote, onChange }: DraftItemsProps) {
  const [openDialog, setOpenDialog] = useState<'products' | 'custom' | CustomItem>()
  const quoted = (item: { productId: string; variationId: string | null }) => quote?.lines.find((line) => isSameItem(line, item))
  const setCustom = (item: CustomItem) =>
    onChange({
      customItems: customItems.some(({ id }) => id === item.id)
        ? customItems.map((one) => (one.id === item.id ? item : one))
        : [...customItems, item],
    })
  return (
    <Card
      title={messages.items}
      actions={
        <span className="draft-buttons">
          <Button size="small" onClick={() => setOpenDialog('custom')}>
            {messages.addCustom}
          </Button>
          <Button size="small" onClick={() => setOpenDialog('products')}>
            {messages.addProducts}
          </Button>
        </span>
      }
    >
      {lines.length + customItems.length === 0 && <p className="draft-quiet">{messages.noItems}</p>}
      <ul className="draft-items">
        {lines.map((line) => (
          <Item
            key={`${line.productId}/${line.variationId}`}
            quoted={quoted(line)}
            name={quoted(line)?.name ?? '…'}
            about={line.variationId !== null && !quote ? UNKNOWN : undefined}
            quantity={line.quantity}
            onQuantity={(quantity) =>
              onChange({ lines: lines.map((one) => (isSameItem(one, line) ? { ...one, quantity } : one)) })
            }
            onRemove={() => onChange({ lines: lines.filter((one) => !isSameItem(one, line)) })}
          />
        ))}
        {customItems.map((item) => (
          <Item
            key={item.id}
            quoted={quoted({ productId: item.id, variationId: null })}
            name={item.name}
            about={messages.customItem}
            quantity={item.quantity}
            onQuantity={(quantity) => setCustom({ ...item, quantity })}
            onRemove={() => onChange({ customItems: customItems.filter(({ id }) => id !== item.id) })}
          >
            <IconButton label={messages.editItem(item.name)} size="small" plain onClick={() => setOpenDialog(item)}>
              <Pencil size={14} />
            </IconButton>
          </Item>
        ))}
      </ul>
      {openDialog === 'products' && (
        <AddProducts
          lines={lines}
          onChange={(changed) => onChange({ lines: changed })}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
      {openDialog && openDialog !== 'products' && (
        <CustomItemDialog
          item={openDialog === 'custom' ? undefined : openDialog}
          onSave={(item) => setCustom(item)}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
    </Card>
  )
}

interface ItemProps {
  quoted: QuoteLine | undefined
  name: string
  about?: string
  quantity: number
  onQuantity: (quantity: number) => void
  onRemove: () => void
  /** Other actions. */
  children?: ReactNode
}

function Item({ quoted, name, about, quantity, onQuantity, onRemove, children }: ItemProps) {
  const money = useMoney()
  const options = Object.values(quoted?.selectedAttributes ?? {}).join(' · ')
  return (
    <li className="draft-item">
      <span className="thumbnail-frame">
        {quoted?.productImage ? <img src={quoted.productImage} alt="" loading="lazy" /> : <Image size={16} aria-hidden />}
      </span>
      <span className="draft-item__text">
        <RecordName name={name} />
        {(about || options) && <span className="draft-quiet">{about ?? options}</span>}
        <span className="draft-quiet">{quoted ? money(quoted.unitPrice) : UNKNOWN}</span>
        {quoted?.message && <span className="draft-item__problem">{quoted.message}</span>}
      </span>
      <Input
        className="draft-item__quantity"
        type="number"
        inputMode="numeric"
        min={1}
        max={maxQuantity}
        step={1}
        aria-label={messages.quantityOf(name)}
        value={quantity}
        onFocus={(event) => event.target.select()}
        onChange={(event) => onQuantity(quantityOf(event.target.valueAsNumber, maxQuantity))}
      />
      <span className="draft-item__total">{quoted ? money(quoted.lineTotal) : ''}</span>
      <span className="draft-item__actions">
        {children}
        <IconButton label={messages.remove(name)} size="small" plain onClick={onRemove}>
          <X size={14} />
        </IconButton>
      </span>
    </li>
  )
}
