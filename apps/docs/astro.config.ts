/** The documentation site: `npm run docs` and `npm run docs:build`. */
import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import sitemap from '@astrojs/sitemap'
import starlight from '@astrojs/starlight'
import type { StarlightUserConfig } from '@astrojs/starlight/types'
import { defineConfig } from 'astro/config'
import { REPOSITORY } from './src/site/links.ts'
import { isSection, type Section, type SitePage } from './src/site/page.ts'
import { sections } from './src/site/sections.ts'

/** URL of the published site. `DOCS_URL` sets another address: `https://docs.example.com/blocks/`. */
const url = new URL(process.env.DOCS_URL ?? 'https://blockfront.github.io/blockfront/')

type Entry = NonNullable<StarlightUserConfig['sidebar']>[number]

const entry = (item: SitePage | Section): Entry =>
  isSection(item)
    ? { label: item.label, collapsed: item.collapsed ?? false, items: item.items.map(entry) }
    : { label: item.label ?? item.title, slug: item.id }

export default defineConfig({
  site: url.origin,
  base: url.pathname,
  outDir: process.env.DOCS_OUT ?? './dist',
  cacheDir: '../../node_modules/.cache/blockfront/docs',
  trailingSlash: 'always',
  devToolbar: { enabled: false },
  integrations: [
    react(),
    starlight({
      title: 'Blockfront',
      description: 'An open-source builder for online stores. A block type is one file; everything else follows from it.',
      logo: { src: './public/favicon.svg' },
      social: [{ icon: 'github', label: 'GitHub', href: REPOSITORY }],
      customCss: ['./src/styles/site.css'],
      components: { MarkdownContent: './src/components/MarkdownContent.astro', Search: './src/components/Search.astro' },
      markdown: { processedDirs: [fileURLToPath(new URL('../..', import.meta.url))] },
      expressiveCode: {
        themes: ['github-dark-default', 'github-light-default'],
        shiki: { langAlias: { caddyfile: 'nginx' } },
      },
      sidebar: [
        ...sections().map(entry),
        { label: 'Decisions', slug: 'decisions' },
        { label: 'Playground', link: '/playground/' },
      ],
    }),
    // Live examples are parts of other pages.
    sitemap({ filter: (page) => !page.includes('/live/') }),
  ],
  vite: {
    resolve: { dedupe: ['react', 'react-dom', 'zod'] },
    ssr: { noExternal: [/^@blockfront\//] },
    build: { chunkSizeWarningLimit: 2000 },
  },
})
