import { useState } from 'react'
import { isRecentUpload } from './recent-uploads.ts'

/** An address of the store's library, whose pictures are served in smaller sizes, too. */
const OWN = /^(\/media\/[\w-]+\/[\w-]+)\.(?:jpe?g|png|webp|avif)$/

/** A picture drawn small: the library's smaller file where there is one (160, 320 or 640 pixels wide), else the picture itself. */
export function Thumbnail({ url, width = 160, alt = '' }: { url: string; width?: 160 | 320 | 640; alt?: string }) {
  const [missing, setMissing] = useState<string>()
  const [, own] = OWN.exec(url) ?? []
  const small = own && missing !== url && !isRecentUpload(url) ? `${own}-${width}` : url
  return (
    <img
      src={small}
      alt={alt}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => small !== url && setMissing(url)}
    />
  )
}
