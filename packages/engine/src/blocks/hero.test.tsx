import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Page } from '../render/index.ts'
import { View } from './hero.tsx'
import { blocks } from './index.ts'

const read = (props: object) => blocks.hero?.props().parse(props) ?? {}

/** The slides in the server's HTML. */
const slides = (props: object, unchecked?: object[]) => {
  const body = document.implementation.createHTMLDocument().body
  body.innerHTML = renderToString(
    <Page
      views={{ hero: View }}
      content={[{ id: 'a', type: 'hero', props: { ...read(props), ...(unchecked && { slides: unchecked }) } }]}
    />,
  )
  return [...body.querySelectorAll<HTMLElement>('.bf-hero__slide')]
}
const value = (slide: HTMLElement | undefined, name: string) => slide?.style.getPropertyValue(name)

it("prefers a slide's typography over the block's", () => {
  const [plain, own] = slides({
    titleFontSize: '5rem',
    titleColor: 'gold',
    subtitleColor: '#eeeeee',
    slides: [{ title: 'Plain' }, { title: 'Own', titleFontSize: '2rem', titleColor: 'red', subtitleColor: '#000000' }],
  })
  expect([value(plain, '--title-size'), value(plain, '--title-color'), value(plain, '--subtitle-color')]).toEqual([
    'min(5rem, max(2.125rem, 9cqw))',
    'gold',
    '#eeeeee',
  ])
  expect([value(own, '--title-size'), value(own, '--title-color'), value(own, '--subtitle-color')]).toEqual([
    'min(2rem, max(2.125rem, 9cqw))',
    'red',
    '#000000',
  ])
})

it('renders each kind of background', () => {
  const [image, solid, gradient, video] = slides({
    slides: [
      { background: '/a.jpg' },
      { backgroundType: 'solid', background: '#123456' },
      { backgroundType: 'gradient', background: 'linear-gradient(90deg, #000, #fff)' },
      { backgroundType: 'video', background: '/a.mp4', backgroundWebm: '/a.webm', poster: '/a.jpg' },
    ],
  })
  expect(image?.querySelector('img')?.getAttribute('src')).toBe('/a.jpg')
  expect(value(solid, '--paint')).toBe('#123456')
  expect(value(gradient, '--paint')).toBe('linear-gradient(90deg, #000, #fff)')
  const film = video?.querySelector('video')
  expect([film?.getAttribute('poster'), film?.loop, film?.autoplay]).toEqual(['/a.jpg', true, false])
  expect([...(film?.querySelectorAll('source') ?? [])].map((s) => s.getAttribute('src'))).toEqual(['/a.webm', '/a.mp4'])
})

it('loads the first image with priority, and only that one', () => {
  const images = slides({ slides: [{ background: '/a.jpg' }, { background: '/b.jpg' }] }).map((slide) =>
    slide.querySelector('img'),
  )
  expect(images.map((img) => [img?.getAttribute('loading'), img?.getAttribute('fetchpriority')])).toEqual([
    ['eager', 'high'],
    ['lazy', null],
  ])
})

it.each([
  ['top left', 'start', 'start'],
  ['bottom right', 'end', 'end'],
  ['right bottom', 'end', 'end'],
  ['center center', 'center', 'center'],
  ['center top', 'center', 'start'],
])('positions the text at %s', (contentPosition, x, y) => {
  const frame = slides({ slides: [{ contentPosition }] })[0]?.querySelector<HTMLElement>('.bf-hero__frame')
  expect([frame?.style.justifyItems, frame?.style.alignItems]).toEqual([x, y])
})

it.each(['url(javascript:alert(1))', '#fff;position:fixed', 'red}body{display:none', '</style><script>', 'javascript:alert(1)'])(
  'rejects %s as the background of a slide',
  (background) => {
    expect(blocks.hero?.props().safeParse({ slides: [{ backgroundType: 'solid', background }] }).success).toBe(false)
  },
)

it('renders no style that could load a file or end a declaration, even for unvalidated values', () => {
  const { slides: [usual] = [] } = read({ slides: [{ backgroundType: 'solid' }] }) as { slides?: object[] }
  const [slide] = slides({}, [{ ...usual, background: 'https://a.example/x;position:fixed' }])
  expect(value(slide, '--paint')).toBe('')
  expect(slide?.getAttribute('style')).not.toContain('position:fixed')
})

it('accepts a button without type, url and target', () => {
  const [slide] = slides({ slides: [{ ctaButtons: [{ text: 'Shop now' }] }] })
  expect(slide?.querySelector('.bf-hero__button--primary')?.textContent).toBe('Shop now')
})
