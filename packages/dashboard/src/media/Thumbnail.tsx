import { useState } from 'react'
import { isRecentUpload } from './recent-uploads.ts'

/** A URL in the store's library, whose images have smaller variants. */
const OWN = /^(\/media\/[\w-]+\/[\w-]+)\.(?:jpe?g|png|webp|avif)$/

/** A small image: the library's variant with 160, 320 or 640 pixels if there is one, otherwise the image itself. */
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
