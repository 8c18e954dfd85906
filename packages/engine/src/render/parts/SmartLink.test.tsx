import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderPart } from '../testing/inert-page.tsx'
import { RichText } from './rich-text/RichText.tsx'
import { SmartLink } from './SmartLink.tsx'
import { SocialIcon } from './SocialIcon.tsx'

afterEach(cleanup)

test.each([
  ['www.shop.de/x', 'https://www.shop.de/x'],
  ['info@shop.de', 'mailto:info@shop.de'],
  ['+49 30 123456', 'tel:+4930123456'],
  ['/shop', '/shop'],
  ['about.html', 'about.html'],
])('a stored link to %s leads to %s, in menus, text and networks', (url, href) => {
  renderPart(
    <>
      <SmartLink url={url}>Menu</SmartLink>
      <RichText html={`<p><a href="${url}">Text</a></p>`} />
      <SocialIcon network="instagram" url={url} />
    </>,
  )
  const links = ['Menu', 'Text', 'Instagram'].map((name) => screen.getByRole('link', { name }).getAttribute('href'))
  expect(links).toEqual([href, href, href])
})
