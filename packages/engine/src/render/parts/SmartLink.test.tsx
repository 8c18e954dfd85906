import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { BlockServicesContext } from '../block-services.ts'
import { inertServices } from '../inert-services.ts'
import { renderPart } from '../testing/inert-page.tsx'
import { RichText } from './rich-text/RichText.tsx'
import { SmartLink } from './SmartLink.tsx'
import { SocialIcon } from './SocialIcon.tsx'

afterEach(cleanup)

test.each([
  ['/shop', {}, true],
  ['?sort=new', {}, true],
  ['shop', {}, true],
  ['page/contact', {}, true],
  ['#top', {}, false],
  ['//example.com', {}, false],
  ['https://example.com', {}, false],
  ['mailto:a@shop.de', {}, false],
  ['/shop', { type: 'external' }, false],
  ['/shop', { target: '_blank' }, false],
  ['/shop', { onClick: (event: { preventDefault: () => void }) => event.preventDefault() }, false],
] as const)('the app opens a click on %s with %j: %s', (url, props, isHandled) => {
  const navigate = vi.fn()
  // jsdom does not open pages. React's handlers run before this one.
  const stay = (event: Event) => event.preventDefault()
  window.addEventListener('click', stay)
  onTestFinished(() => window.removeEventListener('click', stay))
  render(
    <BlockServicesContext value={{ ...inertServices, navigate, currentPath: '/shop' }}>
      <SmartLink url={url} {...props}>
        Go
      </SmartLink>
    </BlockServicesContext>,
  )
  const link = screen.getByRole('link')
  const isNew = 'target' in props
  expect([link.textContent, link.getAttribute('rel'), link.getAttribute('target')]).toEqual(
    isNew ? ['Go (opens in a new tab)', 'noopener noreferrer', '_blank'] : ['Go', null, null],
  )
  expect(link.getAttribute('aria-current')).toBe(url === '/shop' ? 'page' : null)
  for (const other of [{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])
    fireEvent.click(link, other)
  expect(navigate).not.toHaveBeenCalled()
  fireEvent.click(link)
  expect(navigate.mock.calls).toEqual(isHandled ? [[url]] : [])
})

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
