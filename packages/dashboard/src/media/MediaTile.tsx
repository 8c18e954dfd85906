import { VisuallyHidden } from '@blockfront/ui'
import { Film } from 'lucide-react'
import './media.css'
import type { MediaItem } from './use-library.ts'

/** The library's smallest variant with at least this width in pixels, otherwise the file itself. */
export const fileOfWidth = ({ variants, url }: MediaItem, least: number): string =>
  variants.filter(({ format, width }) => format === 'webp' && width >= least).sort((a, b) => a.width - b.width)[0]?.url ?? url

interface MediaTileProps {
  item: MediaItem
  /** The action for screen readers: "Choose". */
  verb: string
  about?: string
}

/** A file in a grid: its thumbnail, its name and one line of details. */
export const MediaTile = ({ item, verb, about }: MediaTileProps) => (
  <>
    <span className="media-tile">
      {item.kind === 'image' ? (
        <img src={fileOfWidth(item, 240)} alt="" loading="lazy" decoding="async" draggable={false} />
      ) : (
        <Film size={24} aria-hidden />
      )}
    </span>
    <span className="media-tile__name" title={item.filename}>
      <VisuallyHidden>{verb} </VisuallyHidden>
      {item.filename}
    </span>
    {about && <span className="media-tile__about">{about}</span>}
  </>
)
