import { expect, it } from 'vitest'
import { siteRobots, siteSitemap } from './site-index.ts'

const origin = 'https://shops.example'

it('the sitemap lists public pages with content, and robots.txt names it', () => {
  const pages = [
    ['/pricing', '<title>Pricing</title>'],
    ['/', '<title>Blockfront</title>'],
    ['/login', '<title>Sign in</title>'],
    ['/logout', '<meta name="robots" content="noindex" />'],
  ] as const
  const listed = [...siteSitemap(origin, pages).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
  expect(listed).toEqual([`${origin}/`, `${origin}/pricing`])
  const robots = siteRobots(origin)
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`)
  expect(robots).toContain('Disallow: /dashboard\n')
})
