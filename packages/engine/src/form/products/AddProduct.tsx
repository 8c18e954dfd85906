import { Button, Popover } from '@blockfront/ui'
import { Plus } from '@blockfront/ui/icons'
import { useState } from 'react'
import type { ProductChoice, ProductFinder } from '../control.ts'
import type { FormMessages } from '../messages.ts'
import { ChoiceLine } from '../search/ChoiceLine.tsx'
import { SearchList } from '../search/SearchList.tsx'

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
      <SearchList
        finder={finder}
        keyOf={({ id: key }) => key}
        isChosen={({ id: key }) => ids.includes(key)}
        onChoose={choose}
        several
        messages={{
          label: messages.searchProducts,
          none: messages.noProducts,
          failed: messages.productsFailed,
          retry: messages.retry,
        }}
      >
        {({ name, image, hidden, note }) => <ChoiceLine name={name} image={image} note={hidden ?? note} />}
      </SearchList>
    </Popover>
  )
}
