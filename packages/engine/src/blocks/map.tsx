import { z } from 'zod'
import type { Block, Props } from '../block.ts'
import * as field from '../field/index.ts'
import { ClickToLoad } from '../render/parts/ClickToLoad.tsx'
import { Icon } from '../render/parts/Icon.tsx'
import { SectionTitle } from '../render/parts/Section.tsx'
import { SmartLink } from '../render/parts/SmartLink.tsx'
import { titleSize, vars } from '../render/styles/css.ts'
import { clickToLoadCss } from '../render/styles/part-styles.ts'

const props = () =>
  z.object({
    title: field.text('Title').max(200).default('Where to find us'),
    address: field.textarea('Address').max(500).default(''),
    coordinates: field
      .text('Coordinates', {
        help: 'Latitude and longitude, such as 48.2082, 16.3738. OpenStreetMap needs them.',
        placeholder: '48.2082, 16.3738',
      })
      .max(40)
      .regex(/^(?:-?\d{1,2}(?:\.\d{1,8})?, ?-?\d{1,3}(?:\.\d{1,8})?)?$/, 'Not coordinates. Enter them as 48.2082, 16.3738.')
      .default(''),
    provider: field
      .select('Map provider', ['google', 'openstreetmap'], {
        group: 'Content',
        labels: { google: 'Google Maps', openstreetmap: 'OpenStreetMap' },
      })
      .default('google'),
    zoom: field.number('Zoom', { group: 'Content', min: 3, max: 19 }).default(15),
    buttonLabel: field.text('Button label').max(60).default('Show map'),
    notice: field.text('Note under the button').max(200).default('The map is loaded from'),
    directionsLabel: field.text('Directions link label').max(60).default('Get directions'),
    height: field
      .responsive(field.unitNumber('Height', { group: 'Layout', units: ['px', 'rem', 'vh'], max: 900 }))
      .default('400px'),
    ...field.typography('title', 'Title', { color: field.themeColor.text, size: '2rem' }),
    color: field.color('Text color').default(field.themeColor.text),
    borderRadius: field
      .responsive(field.cornerRadius('Corner radius', { units: ['px', 'rem'], max: 48 }))
      .default(field.themeRadius.box),
  })

type Place = Pick<Props<typeof props>, 'address' | 'coordinates' | 'provider' | 'zoom'>

/** Degrees of longitude that a map of about 600 px shows at a zoom. */
const spanAt = (zoom: number) => (360 / 2 ** zoom) * (600 / 256)

/** URLs of a map to embed and of directions; undefined without a place. */
function mapUrls({ address, coordinates, provider, zoom }: Place): { embed: string; directions: string } | undefined {
  const [latitude = 0, longitude = 0] = coordinates.split(',').map(Number)
  if (provider === 'openstreetmap') {
    if (!coordinates) return undefined
    const span = spanAt(zoom) / 2
    const box = [longitude - span, latitude - span / 2, longitude + span, latitude + span / 2]
    const query = new URLSearchParams({
      bbox: box.map((degrees) => degrees.toFixed(6)).join(),
      marker: `${latitude},${longitude}`,
    })
    return {
      embed: `https://www.openstreetmap.org/export/embed.html?${query}`,
      directions: `https://www.openstreetmap.org/directions?${new URLSearchParams({ to: `${latitude},${longitude}` })}`,
    }
  }
  const place = coordinates ? `${latitude},${longitude}` : address.replace(/\s+/g, ' ').trim()
  if (!place) return undefined
  return {
    embed: `https://www.google.com/maps?${new URLSearchParams({ q: place, z: String(zoom), output: 'embed' })}`,
    directions: `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: place })}`,
  }
}

/** The place of a store on a map. Nothing is requested from the provider of the map before a click. */
export function View({
  title,
  address,
  buttonLabel,
  notice,
  directionsLabel,
  height,
  borderRadius,
  ...settings
}: Props<typeof props>) {
  const urls = mapUrls({ address, coordinates: settings.coordinates, provider: settings.provider, zoom: settings.zoom })
  const style = vars({
    height,
    corner: borderRadius,
    color: settings.color,
    'section-title-color': settings.titleColor,
    'section-title-font-size': titleSize(settings.titleFontSize),
  })
  const place = (
    <>
      <span className="bf-map__pin">
        <Icon name="pin" />
      </span>
      {address && <address className="bf-map__address">{address}</address>}
    </>
  )
  return (
    <section className="bf-map bf-section" style={style}>
      <div className="bf-inner">
        <SectionTitle>{title}</SectionTitle>
        <div className="bf-map__frame">
          {urls ? (
            <ClickToLoad src={urls.embed} title={title || buttonLabel} button={buttonLabel} notice={notice}>
              {place}
            </ClickToLoad>
          ) : (
            <div className="bf-map__empty">{place}</div>
          )}
        </div>
        {urls && directionsLabel && (
          <p className="bf-map__directions">
            <SmartLink url={urls.directions} type="external" target="_blank">
              {directionsLabel}
            </SmartLink>
          </p>
        )}
      </div>
    </section>
  )
}

export const css = `
.bf-map {
  color: var(--color);
}
.bf-map__frame {
  --street: color-mix(in srgb, var(--color-text) 7%, var(--color-surface));
  min-height: var(--height);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-radius: var(--corner);
  overflow: hidden;
  background:
    repeating-linear-gradient(24deg, transparent 0 130px, var(--color-surface) 130px 138px),
    repeating-linear-gradient(110deg, transparent 0 190px, var(--color-surface) 190px 196px), var(--street);
}
.bf-map__empty {
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 0.75rem;
  padding: 1.5rem;
  text-align: center;
}
.bf-map__pin {
  font-size: 1.75rem;
  line-height: 1;
  color: var(--color-accent);
}
.bf-map__address {
  max-width: 100%;
  font-style: normal;
  font-weight: 600;
  white-space: pre-line;
  overflow-wrap: anywhere;
}
.bf-map__directions {
  margin-block-start: 1rem;
  text-align: center;
  text-decoration: underline;
  text-underline-offset: 0.25em;
}
`

export default {
  type: 'map',
  title: 'Map',
  description: 'The location of your store on a map, which loads after a click.',
  icon: 'M12 21.5S5 15 5 9.5a7 7 0 0 1 14 0C19 15 12 21.5 12 21.5zM9.5 9.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
  keywords: ['location', 'address', 'directions', 'google maps', 'openstreetmap', 'place'],
  contentType: 'normal',
  version: 2,
  loading: 'rare',
  policy: { frames: ['https:'] },
  props,
  View,
  css: [clickToLoadCss, css],
  migrations: { 1: { migrate: (props) => ({ borderRadius: '12px', ...props }), example: {} } },
} satisfies Block<typeof props>
