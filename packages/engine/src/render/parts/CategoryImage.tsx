import type { CategoryCard } from '../resource.ts'
import { StoreImage } from './image/StoreImage.tsx'

/** The image of a category. Without one, a tile in the colors of the theme with the first letter of its name. The name is next to it. */
export function CategoryImage({ category: { name, image }, sizes }: { category: CategoryCard; sizes: string }) {
  if (image) return <StoreImage src={image} alt="" sizes={sizes} />
  const [letter = ''] = name.trim()
  return (
    <span className="bf-letter" aria-hidden="true">
      {letter.toLocaleUpperCase()}
    </span>
  )
}

export const css = `
.bf-letter {
  display: grid;
  place-items: center;
  height: 100%;
  color: var(--color-accent);
  background: color-mix(in srgb, currentColor 12%, var(--color-surface));
  font: 600 2.5rem / 1 var(--font-heading);
}
`
