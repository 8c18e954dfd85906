import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { BlockServicesContext, type ImageSource } from '../../block-services.ts'
import { inertServices } from '../../inert-services.ts'
import { StoreImage } from './StoreImage.tsx'

afterEach(cleanup)

const show = (source: ImageSource, alt = '') =>
  render(
    <BlockServicesContext value={{ ...inertServices, imageSource: () => source }}>
      <StoreImage src="/cup.jpg" alt={alt} sizes="50vw" />
    </BlockServicesContext>,
  )

it('has the sizes that the services return, and is cropped around the focal point', () => {
  show({
    src: '/cup.jpg',
    srcSet: '/cup-320 320w, /cup-640 640w',
    width: 640,
    height: 480,
    alt: 'A cup',
    style: { objectPosition: '25% 75%' },
  })
  const image = screen.getByRole('img', { name: 'A cup' })
  const shown = ['srcset', 'sizes', 'width', 'height'].map((name) => image.getAttribute(name))
  expect(shown).toEqual(['/cup-320 320w, /cup-640 640w', '50vw', '640', '480'])
  expect(image.style.objectPosition).toBe('25% 75%')
})

it("prefers the view's alternative text over that of the services", () => {
  show({ src: '/cup.jpg', alt: 'A cup' }, 'Our cup')
  expect(screen.getByRole('img', { name: 'Our cup' }).getAttribute('sizes')).toBeNull()
})
