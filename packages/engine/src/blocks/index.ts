import type { Block, Blocks } from '../block.ts'

const files = import.meta.glob<Block>(['./*.tsx', '!./*.test.tsx'], { import: 'default', eager: true })

/** Every block type of this folder by its `type`. A new file in this folder is included automatically. */
export const blocks: Blocks = /* @__PURE__ */ Object.fromEntries(Object.values(files).map((block) => [block.type, block]))

export { type ProductListLookSettings, productListLook } from '../render/product/product-list-look.ts'
