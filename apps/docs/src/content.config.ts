import { docsSchema } from '@astrojs/starlight/schema'
import { defineCollection } from 'astro/content/config'
import { z } from 'astro/zod'
import { siteLoader } from './site/site-loader.ts'

export const collections = {
  docs: defineCollection({
    loader: siteLoader(),
    schema: docsSchema({
      extend: z.object({ live: z.object({ kind: z.enum(['block', 'field']), name: z.string() }).optional() }),
    }),
  }),
}
