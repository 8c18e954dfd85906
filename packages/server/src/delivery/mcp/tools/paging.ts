import { z } from 'zod'

/** Arguments of a tool that lists records by page. */
export const paging = {
  pageNumber: z.int().min(0).max(10_000).default(0).describe('Pages count from 0.'),
  pageSize: z.int().min(1).max(50).default(20),
}
