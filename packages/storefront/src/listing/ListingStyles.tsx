import { LateStyles } from '../document/LateStyles.tsx'
import css from './listing.css?inline'

/** The style sheet of lists of products, with their filters and pages. */
export const ListingStyles = () => <LateStyles name="listing" css={css} />
