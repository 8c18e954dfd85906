import { WIDTHS, type Width } from '@blockfront/engine'
import { ancestorsOf, type BlockIndex } from '../store/block-index.ts'

/**
 * From whom a block is hidden, also because a container around it is: from all visitors, or at widths, which are separated by commas.
 * Undefined if it is visible everywhere. A string, so that a row renders again only when it changes.
 */
export function hiddenTo(index: BlockIndex, id: string): string | undefined {
  const around = [id, ...ancestorsOf(index, id)].map((one) => index.entries.get(one)?.block.editor)
  if (around.some((editor) => editor?.hidden)) return 'visitors'
  return WIDTHS.filter((width) => around.some((editor) => editor?.hiddenOn?.includes(width))).join() || undefined
}

/** The widths in a result of `hiddenTo`. */
export const widthsOf = (from: string) => from.split(',') as Width[]
