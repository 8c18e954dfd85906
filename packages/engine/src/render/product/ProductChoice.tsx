import { useRef, useState } from 'react'
import { useBlockServices } from '../block-services.ts'
import { StoreImage } from '../parts/image/StoreImage.tsx'
import type { Product } from '../resource.ts'
import { displayPrice } from './display-price.ts'
import { OptionGroup } from './OptionGroup.tsx'
import { Price } from './Price.tsx'
import { useMissingOptions } from './use-missing-options.ts'
import { chosenValue, imageOf, isComplete, isPossible, resolveVariation, type Selection, toggle } from './variation.ts'

interface ProductChoiceProps {
  product: Product
  /** Called after the product was added. */
  onAdded: () => void
}

/** The options of a product, and a button that adds one of the chosen variation to the cart: the content of a quick-add dialog. */
export function ProductChoice({ product, onAdded }: ProductChoiceProps) {
  const { messages, paths, addToCart } = useBlockServices()
  const [selection, setSelection] = useState<Selection>({})
  // After an option was deselected, the image is that of the product until the next choice (product.md, point 4).
  const [isCleared, setCleared] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  const { attributeGroups: groups = [], variations = [] } = product
  const missing = useMissingOptions(groups, selection, element)
  const variation = resolveVariation(groups, variations, selection)
  const inStock = Boolean(variation?.stockStatus ?? product.stockStatus)
  const image = variation?.image || (!isCleared && imageOf(groups, variations, selection)) || product.productImage

  const add = () => {
    if (!variation) return missing.report()
    addToCart({ product, quantity: 1, variation })
    onAdded()
  }
  return (
    <div className="bf-choice" ref={element}>
      <span className="bf-choice__picture">
        <StoreImage src={image} alt="" sizes="(min-width: 480px) 200px, 96px" />
      </span>
      <div className="bf-choice__text">
        <a className="bf-choice__name" href={paths.product(product.slug)}>
          {product.name}
        </a>
        <div aria-live="polite">
          <Price {...displayPrice(product, variation)} />
        </div>
      </div>
      <div className="bf-choice__options">
        {groups.map((group) => (
          <OptionGroup
            key={group.name}
            group={group}
            chosen={chosenValue(selection, group.name)}
            isPossible={(value) => isPossible(variations, selection, group.name, value)}
            missing={missing.noteOf(group.name)}
            onToggle={(value) => {
              const chosen = toggle(selection, group.name, value)
              setSelection(chosen)
              missing.update(chosen)
              setCleared(chosenValue(chosen, group.name) === undefined)
            }}
          />
        ))}
        <p role="status">{!variation && isComplete(groups, selection) && messages.noSuchVariation}</p>
        <button type="button" className="bf-buy" disabled={!inStock} onClick={add}>
          {inStock ? messages.addToCart : messages.soldOut}
        </button>
      </div>
    </div>
  )
}

/** Loaded with the component, see `ProductChoice`. */
export const choiceCss = `
.bf-choice {
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: 16px;
  align-items: start;
}
.bf-choice__picture {
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: min(var(--radius), 12px);
  background: #f5f5f7;
}
.bf-choice__text {
  display: grid;
  gap: 6px;
}
.bf-choice__name {
  font-size: 1.15rem;
  font-weight: 600;
  line-height: 1.3;
}
.bf-choice__options {
  grid-column: 1 / -1;
  display: grid;
  gap: 18px;
}
.bf-choice [role="status"]:empty {
  display: none;
}
.bf-choice .bf-buy {
  min-height: 52px;
  padding: 10px 20px;
  border-radius: var(--radius-button);
  background: var(--color-accent);
  color: var(--color-on-accent);
}
@container page (width >= 560px) {
  .bf-choice {
    grid-template-columns: 200px minmax(0, 1fr);
    column-gap: 24px;
  }
  .bf-choice__picture {
    grid-row: 1 / 3;
  }
  .bf-choice__options {
    grid-column: 2;
  }
}
`

export const css = ''
