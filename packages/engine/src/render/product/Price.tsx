import { useBlockServices } from '../block-services.ts'
import type { DisplayPrice } from './display-price.ts'

/** The current price, with the crossed-out regular price. Screen readers get a label for each. */
export function Price({ current, original, isLowest }: DisplayPrice) {
  const { formatPrice, messages } = useBlockServices()
  return (
    <p className="bf-price">
      <span className="bf-price__current">
        {isLowest ? messages.fromPrice({ price: formatPrice(current) }) : formatPrice(current)}
      </span>{' '}
      {original !== undefined && (
        <s className="bf-price__original">
          <span className="bf-hidden">{messages.wasPrice} </span>
          {formatPrice(original)}
        </s>
      )}
    </p>
  )
}

export const css = `
.bf-price {
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: var(--card-text-align, start);
  gap: 0 0.5em;
  line-height: 1.3;
  font-variant-numeric: tabular-nums;
}
.bf-price__current {
  color: var(--current-price-color, inherit);
  font-size: var(--current-price-font-size, 1.25rem);
  font-weight: 600;
}
.bf-price__original {
  color: var(--original-price-color, #767676);
  font-size: var(--original-price-font-size, 0.9rem);
}
`
