import { Image, useBlockServices } from '@blockfront/engine/render'
import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { LateStyles } from '../document/LateStyles.tsx'
import { listingMessages } from '../listing/messages.ts'
import css from './suggestions.css?inline'
import { useSuggestions } from './use-suggestions.ts'

interface SuggestFieldProps {
  ref: RefObject<HTMLInputElement | null>
  /** The name of the field in its form. */
  name?: string
  term: string
  /** The term whose results are shown. */
  submitted: string
  onTerm: (term: string) => void
  /** Called with the slug of the chosen product. */
  onChoose: (slug: string) => void
}

/**
 * The field of the search with products to choose from while the shopper types: a combobox with a listbox (ARIA Authoring Practices). The arrow
 * keys move through the products, Enter opens the active one, and Escape closes the list.
 */
export function SuggestField({ ref, name: fieldName, term, submitted, onTerm, onChoose }: SuggestFieldProps) {
  const { formatPrice, messages } = useBlockServices()
  const priceText = (price: number, maxPrice: number | undefined) =>
    maxPrice === undefined ? formatPrice(price) : messages.fromPrice({ price: formatPrice(price) })
  const id = useId()
  const [active, setActive] = useState(-1)
  const [closedAt, setClosedAt] = useState('')
  const products = useSuggestions(term, submitted)
  const isOpen = products.length > 0 && closedAt !== term
  const chosen = isOpen ? products[active] : undefined

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing) return
    const { key } = event
    const count = products.length
    if (key === 'ArrowDown') setActive(active + 1 < count ? active + 1 : -1)
    else if (key === 'ArrowUp') setActive(active < 0 ? count - 1 : active - 1)
    else if (key === 'Enter' && chosen) onChoose(chosen.slug)
    else if (key === 'Escape') {
      setClosedAt(term)
      // The dialog around it stays open.
      event.stopPropagation()
    } else return
    event.preventDefault()
  }
  return (
    <div className="sf-suggest">
      <LateStyles name="suggestions" css={css} />
      <input
        ref={ref}
        className="sf-input"
        type="search"
        name={fieldName}
        role="combobox"
        aria-label={listingMessages.searchLabel}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={chosen && `${id}-${active}`}
        autoComplete="off"
        enterKeyHint="search"
        value={term}
        maxLength={200}
        onChange={(event) => {
          setActive(-1)
          setClosedAt('')
          onTerm(event.target.value)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setClosedAt(term)}
        onClick={() => setClosedAt('')}
      />
      {isOpen && (
        // Pressing on the list must not move the focus out of the field, which would close it.
        <div
          className="sf-suggest__list"
          role="listbox"
          id={id}
          aria-label={listingMessages.suggestions}
          onPointerDown={keepFocus}
        >
          {products.map(({ id: productId, slug, name, productImage, price, discountPrice, maxPrice }, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus (aria-activedescendant)
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
            <div
              key={productId}
              className="sf-suggest__option"
              role="option"
              id={`${id}-${index}`}
              aria-selected={index === active}
              onPointerMove={() => index !== active && setActive(index)}
              onClick={() => onChoose(slug)}
            >
              <span className="sf-suggest__picture">
                <Image src={productImage} alt="" sizes="48px" />
              </span>
              <span className="sf-suggest__name">{name}</span>
              <span className="sf-suggest__price">
                {priceText(discountPrice && discountPrice > 0 && discountPrice < price ? discountPrice : price, maxPrice)}
              </span>
            </div>
          ))}
        </div>
      )}
      <p className="bf-hidden" role="status">
        {isOpen && listingMessages.suggestionCount({ count: products.length })}
      </p>
    </div>
  )
}

const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault()
