import type { Block, Blocks } from '@blockfront/engine'

const files = import.meta.glob<Block>(['./*.tsx', '!./*.test.tsx'], { import: 'default', eager: true })

/** Every block type of this folder. A new file is in the builder immediately. */
export const blocks: Blocks = Object.fromEntries(Object.values(files).map((block) => [block.type, block]))
