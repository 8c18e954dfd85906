import { Image } from 'lucide-react'
import { Thumbnail } from '../../../media/Thumbnail.tsx'
import '../../../media/thumbnail-frame.css'

/** A product's image in a list. */
export const ProductImage = ({ url }: { url: string }) => (
  <span className="thumbnail-frame">{url ? <Thumbnail url={url} /> : <Image size={16} aria-hidden />}</span>
)
