import { CircleHelp, Globe, Square, SquareDashed } from 'lucide-react'
import { memo } from 'react'
import { useBuilder } from '../store/hooks.ts'

const kinds = { container: SquareDashed, normal: Square, global: Globe }

/** The icon of a block type, or of its content kind if the type has none. Hidden from screen readers. */
export const BlockIcon = /* @__PURE__ */ memo(function BlockIcon({ type, size = 14 }: { type: string; size?: number }) {
  const { blocks } = useBuilder()
  const block = Object.hasOwn(blocks, type) ? blocks[type] : undefined
  if (!block) return <CircleHelp size={size} aria-hidden />
  if (block.icon === undefined) {
    const Kind = kinds[block.contentType]
    return <Kind size={size} aria-hidden />
  }
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={block.icon} />
    </svg>
  )
})
