import { Button, Popover } from '@blockfront/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { ProductChoice, ProductFinder } from '../control.ts'
import type { FormMessages } from '../messages.ts'
import { ProductSearch } from './ProductSearch.tsx'

export interface AddProductProps {
  id: string
  /** The chosen products. */
  ids: readonly string[]
  max: number
  /** Called with the product that is chosen, or chosen again. */
  onChoose: (product: ProductChoice) => void
  finder: ProductFinder
  messages: FormMessages
  disabled: boolean
  describedBy: string | undefined
}

/** The button that opens the search for products. The search stays open, unless a field holds a single product. */
export function AddProduct({ id, ids, max, onChoose, finder, messages, disabled, describedBy }: AddProductProps) {
  const [isOpen, setIsOpen] = useState(false)
  const choose = (product: ProductChoice) => {
    if (max === 1) setIsOpen(false)
    onChoose(product)
  }
  const label = max > 1 ? messages.addProduct : ids.length > 0 ? messages.replaceProduct : messages.chooseProduct
  return (
    <Popover
      label={label}
      open={isOpen}
      onOpenChange={setIsOpen}
      width={320}
      flush
      trigger={
        <Button
          id={id}
          size="small"
          wide
          icon={max > 1 || ids.length === 0 ? <Plus size={14} /> : undefined}
          disabled={disabled || (max > 1 && ids.length >= max)}
          aria-describedby={describedBy}
        >
          {label}
        </Button>
      }
    >
      <ProductSearch finder={finder} chosen={ids} onChoose={choose} messages={messages} />
    </Popover>
  )
}
