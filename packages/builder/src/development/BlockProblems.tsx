import { Notice } from '@blockfront/ui'
import { useEffect, useState } from 'react'
import type { BuilderAdapter } from '../adapter.ts'
import type { BlockCatalog } from '../shell/block-catalog.ts'
import { blockProblems, missingResources } from './block-problems.ts'
import { messages } from './messages.ts'

/** Lists the mistakes in the block types of an app over the builder, and in the console. */
export function BlockProblems({ blockCatalog, adapter }: { blockCatalog: BlockCatalog; adapter: BuilderAdapter }) {
  const [problems] = useState(() => blockProblems(blockCatalog))
  const [isOpen, setOpen] = useState(true)
  useEffect(() => {
    if (problems.length > 0) console.error(`${messages.title(problems.length)}:\n${problems.join('\n')}`)
    const missing = missingResources(blockCatalog.blocks, adapter)
    if (missing) console.warn(missing)
  }, [problems, blockCatalog, adapter])
  if (problems.length === 0 || !isOpen) return null
  return (
    <section className="bfs-problems ui-root" aria-label={messages.title(problems.length)}>
      <Notice
        tone="warning"
        title={messages.title(problems.length)}
        onDismiss={() => setOpen(false)}
        dismissLabel={messages.close}
        alert
      >
        <p>{messages.help}</p>
        <ul className="bfs-repairs__list">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </Notice>
    </section>
  )
}
