import { useBlockServices } from '../block-services.ts'
import { vars } from '../styles/css.ts'

/** Five stars, filled up to `rating` (0 to 5, including fractions). */
export function Stars({ rating }: { rating: number }) {
  const { messages } = useBlockServices()
  const stars = Math.min(5, Math.max(0, rating))
  return (
    <span className="bf-stars" role="img" aria-label={messages.ratingOf({ stars })} style={vars({ 'stars-rating': stars })}>
      <i />
      <i />
      <i />
      <i />
      <i />
    </span>
  )
}

export const css = `
.bf-stars {
  --to: 90deg;
  display: inline-flex;
  gap: 0.1em;
  font-size: var(--rating-star-size, 0.9rem);
  &:dir(rtl) {
    --to: 270deg;
  }
}
.bf-stars i {
  width: 1em;
  height: 1em;
  clip-path: polygon(50% 3%, 64% 35%, 98% 38%, 72% 61%, 80% 95%, 50% 77%, 20% 95%, 28% 61%, 2% 38%, 36% 35%);
  background: linear-gradient(
    var(--to),
    var(--rating-filled-color, #ffd700) calc((var(--stars-rating) - var(--before, 0)) * 100%),
    var(--rating-empty-color, #e0e0e0) 0
  );
  &:nth-child(2) {
    --before: 1;
  }
  &:nth-child(3) {
    --before: 2;
  }
  &:nth-child(4) {
    --before: 3;
  }
  &:nth-child(5) {
    --before: 4;
  }
}
`
