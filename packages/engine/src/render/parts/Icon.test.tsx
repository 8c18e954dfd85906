import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderPart } from '../testing/inert-page.tsx'
import { Icon } from './Icon.tsx'
import { networkName, SocialIcon } from './SocialIcon.tsx'

afterEach(cleanup)

it('draws an icon by its name, and shows other text unchanged, always hidden from screen readers', () => {
  const shown = ['truck', '🎁', 'constructor'].map((name) => {
    const { container } = renderPart(<Icon name={name} className="own" />)
    const icon = container.firstElementChild
    expect([icon?.getAttribute('class'), icon?.getAttribute('aria-hidden')]).toEqual(['bf-icon own', 'true'])
    return icon?.querySelector('path') ? 'a drawing' : icon?.textContent
  })
  expect(shown).toEqual(['a drawing', '🎁', 'constructor'])
  expect(renderPart(<Icon name="truck" />).container.firstElementChild?.getAttribute('class')).toBe('bf-icon')
})

it('links to a social network with its logo, or its first letter, under its own name', () => {
  expect(['tiktok', 'instagram', 'mastodon'].map(networkName)).toEqual(['TikTok', 'Instagram', 'Mastodon'])
  const link = (network: string, url = 'https://a.example/fern') =>
    renderPart(<SocialIcon network={network} url={url} />).container.firstElementChild
  const [known, unknown, inherited] = [link('tiktok'), link('mastodon'), link('constructor')]
  expect([known?.querySelectorAll('path').length, known?.textContent, known?.getAttribute('aria-label')]).toEqual([
    1,
    '',
    'TikTok',
  ])
  expect([unknown?.textContent, inherited?.textContent]).toEqual(['M', 'C'])
  expect(link('tiktok', '')).toBeNull()
})
