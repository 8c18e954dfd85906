import { dressed } from '../themes/dress.ts'

/** Style props of each block type in the demo store. */
export const dress = dressed({
  card: 'raised',
  headingSize: '2.5rem',
  headingAlign: 'center',
  gap: '4rem 0',
})

/** A slider of products that moves only when shoppers move it. */
export const calm = {
  autoPlay: false,
  pagination: false,
  mobileColumns: 2,
  spaceBetween: { desktop: 20, tablet: 16, mobile: 10 },
}

/** Returns the prop for the products of a category by its slug. */
export type From = (slug: string) => { productCollection: string }
