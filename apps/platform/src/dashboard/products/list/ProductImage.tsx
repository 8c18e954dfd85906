import { Image } from 'lucide-react'
import { Thumbnail } from '../../../media/Thumbnail.tsx'

/** A product's image in a list. */
export const ProductImage = ({ url }: { url: string }) => (
  <span className="data-table__picture">{url ? <Thumbnail url={url} /> : <Image size={16} aria-hidden />}</span>
)
