import { useState } from 'react'
import { useBlockServices } from '../../block-services.ts'
import { Slider } from '../../slider/Slider.tsx'
import { IconButton } from '../IconButton.tsx'
import { gallerySizes } from './gallery-sizes.ts'
import { LazyLightbox } from './LazyLightbox.tsx'
import { StoreImage } from './StoreImage.tsx'

interface GalleryProps {
  /** Different URLs. An empty list shows the placeholder. */
  pictures: readonly string[]
  /** Index of the visible image, from 0. */
  index: number
  onIndex: (index: number) => void
  /** A description of the images. */
  name: string
}

/** A gallery: a large image to swipe, thumbnails below, and a dialog with an enlarged view. */
export function Gallery({ pictures, index, onIndex, name }: GalleryProps) {
  const { messages } = useBlockServices()
  const [zoomed, setZoomed] = useState(false)
  if (pictures.length === 0)
    return (
      <div className="bf-gallery">
        <span className="bf-gallery__frame">
          <StoreImage src={null} alt={name} />
        </span>
      </div>
    )
  return (
    <div className="bf-gallery">
      <div className="bf-gallery__main">
        <Slider label={`${messages.pictures}: ${name}`} look="stage" index={index} onIndex={onIndex}>
          {pictures.map((src, i) => (
            <span key={src} className="bf-gallery__frame">
              <StoreImage src={src} alt={name} eager={i === 0} sizes={gallerySizes} />
            </span>
          ))}
        </Slider>
        <IconButton
          icon="zoom"
          label={messages.zoomPicture}
          className="bf-gallery__zoom"
          title={messages.zoomPicture}
          onClick={() => setZoomed(true)}
        />
      </div>
      {pictures.length > 1 && (
        <ul className="bf-gallery__thumbs">
          {pictures.map((src, i) => (
            <li key={src}>
              <button
                type="button"
                className="bf-gallery__thumb"
                aria-label={messages.showPicture({ index: i + 1 })}
                aria-current={i === index}
                onClick={() => onIndex(i)}
              >
                <StoreImage src={src} alt="" sizes="96px" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {zoomed && (
        <LazyLightbox pictures={pictures} index={index} onIndex={onIndex} onClose={() => setZoomed(false)} name={name} />
      )}
    </div>
  )
}

// At least five thumbnails fit in a row, even in a narrow gallery.
export const css = `
.bf-gallery {
  display: grid;
  gap: 12px;
  min-width: 0;
}
.bf-gallery__main {
  position: relative;
  min-width: 0;
}
.bf-gallery__main .bf-slider__view,
.bf-gallery__frame {
  border-radius: var(--image-border-radius, 0);
}
.bf-gallery__frame {
  display: block;
  aspect-ratio: var(--gallery-ratio, 1);
  overflow: hidden;
  background: #f5f5f7;
}
.bf-gallery .bf-gallery__zoom {
  color: #1a1a1a;
  background: #fff;
}
.bf-gallery__thumbs {
  display: grid;
  gap: 10px;
  grid-template-columns: repeat(auto-fill, min(var(--thumbnail-size, 72px), (100% - 41px) / 5));
}
.bf-gallery .bf-gallery__thumb {
  width: 100%;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: min(var(--image-border-radius, 0px), 10px);
  outline-offset: 2px;
  background: #f5f5f7;
  transition: opacity 150ms;
  opacity: 0.75;
  &:hover {
    opacity: 1;
  }
  &[aria-current="true"] {
    opacity: 1;
    box-shadow:
      0 0 0 2px var(--color-surface),
      0 0 0 4px var(--color-text);
  }
}
`
