import { useCallback, useEffect, useMemo, useState } from 'react'
import { ancestorsOf } from '../store/block-index.ts'
import { useBuilder, useBuilderState } from '../store/hooks.ts'
import { type OutlineRow, rowsOf, type SlotRow } from './rows.ts'

const NONE: ReadonlySet<string> = new Set()

/** The rows of the outline, and a function that folds and unfolds a container. Containers around the `active` block unfold. */
export function useRows(active: string | undefined) {
  const builder = useBuilder()
  const [folded, setFolded] = useState(NONE)
  const shape = useBuilderState(({ index }) => index.shape)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the index changes in place; `shape` changes with its list of blocks
  const rows: readonly (OutlineRow | SlotRow)[] = useMemo(() => rowsOf(builder, folded), [builder, folded, shape])

  useEffect(() => {
    const around = active === undefined ? [] : ancestorsOf(builder.index, active)
    setFolded((before) => (around.some((one) => before.has(one)) ? without(before, around) : before))
  }, [builder, active])

  const fold = useCallback(
    (id: string, close: boolean) =>
      setFolded((before) => {
        const next = new Set(before)
        if (close) next.add(id)
        else next.delete(id)
        return next
      }),
    [],
  )
  return { rows, fold }
}

const without = (ids: ReadonlySet<string>, removed: readonly string[]) => new Set([...ids].filter((id) => !removed.includes(id)))
