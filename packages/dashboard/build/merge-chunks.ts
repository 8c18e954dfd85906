/** A file of a build: its size, and the files that it imports statically. */
export interface Chunk {
  name: string
  size: number
  imports: readonly string[]
  /** Whether it keeps its own file, as entry points do. */
  isFixed: boolean
}

/** A page of an app: the files that it loads first, and how much its cost matters compared with other pages. */
export interface LoadedPage {
  entries: readonly string[]
  weight: number
}

interface Merged {
  names: string[]
  size: number
  imports: Set<Merged>
  isFixed: boolean
  /** It and everything that it imports, directly or not. */
  closure: Set<Merged>
}

/**
 * Merges files until no merge makes the pages cheaper, and returns the names in each file. The cost of a page is the sum of the sizes
 * of its files, and `fileCost` for each file, in the unit of `size`. Two files are never merged if they would import each other
 * through a third one: modules still run in the same order.
 */
export function mergeChunks(chunks: readonly Chunk[], pages: readonly LoadedPage[], fileCost: number): string[][] {
  const files = new Map(chunks.map((chunk): [string, Merged] => [chunk.name, start(chunk)]))
  for (const { name, imports } of chunks)
    for (const imported of imports.flatMap((path) => files.get(path) ?? [])) files.get(name)?.imports.add(imported)
  const merged = new Set(files.values())
  const entries = pages.map((page) => page.entries.flatMap((name) => files.get(name) ?? []))
  const weights = pages.map(({ weight }) => weight)
  for (let before = Number.POSITIVE_INFINITY; merged.size < before; ) {
    before = merged.size
    setClosures(merged)
    // A file whose best partner was merged in this round waits for the next one: what it saves has changed.
    const changed = new Set<Merged>()
    for (const { one, other } of savings([...merged], entries.map(closureOf), weights, fileCost)) {
      if (isBetween(one, other) || isBetween(other, one)) continue
      if (!changed.has(one) && !changed.has(other)) {
        join(merged, one, other)
        merged.delete(other)
        setClosures(merged)
      }
      changed.add(one).add(other)
    }
  }
  return [...merged].map(({ names }) => names)
}

const start = ({ name, size, isFixed }: Chunk): Merged => ({
  names: [name],
  size,
  imports: new Set(),
  isFixed,
  closure: new Set(),
})

/** Every merge that makes the pages cheaper, the best one first. */
function savings(merged: readonly Merged[], loads: readonly Set<Merged>[], weights: readonly number[], fileCost: number) {
  const files = merged
    .filter(({ isFixed }) => !isFixed)
    .map((file) => ({ file, added: loads.map((loaded) => addedCost(file, loaded, fileCost)) }))
  return files
    .flatMap((one, index) =>
      files.slice(index + 1).flatMap((other) => {
        const gain = gainOf(one.added, other.added, weights, fileCost)
        return gain > 0 ? { one: one.file, other: other.file, gain } : []
      }),
    )
    .toSorted((one, other) => other.gain - one.gain)
}

/** The savings of a merge, from the additional downloads of each page with either file. */
function gainOf(one: readonly number[], other: readonly number[], weights: readonly number[], fileCost: number): number {
  let gain = 0
  for (let page = 0; page < weights.length; page++) {
    const [first = 0, second = 0, weight = 0] = [one[page], other[page], weights[page]]
    // A page that loads only one of the files loads the other one and its imports too. They are in one file less.
    if (first === 0 && second === 0) gain += weight * fileCost
    else if (first === 0) gain -= weight * (second - fileCost)
    else if (second === 0) gain -= weight * (first - fileCost)
  }
  return gain
}

/** The cost of the files that a page loads additionally when it loads `file`; 0 if it loads the file already. */
function addedCost(file: Merged, loaded: ReadonlySet<Merged>, fileCost: number): number {
  let cost = 0
  if (!loaded.has(file)) for (const part of file.closure) if (!loaded.has(part)) cost += part.size + fileCost
  return cost
}

/** Whether a third file is imported by `from` and imports `to`: merged, they would import each other. */
const isBetween = (from: Merged, to: Merged): boolean =>
  from.closure.has(to) && [...from.imports].some((imported) => imported !== to && imported.closure.has(to))

/** Adds `gone` to `kept`, and lets everything that imported `gone` import `kept`. */
function join(merged: ReadonlySet<Merged>, kept: Merged, gone: Merged): void {
  kept.names.push(...gone.names)
  kept.size += gone.size
  for (const imported of gone.imports) kept.imports.add(imported)
  for (const { imports } of merged) if (imports.delete(gone)) imports.add(kept)
  kept.imports.delete(kept)
}

function setClosures(merged: ReadonlySet<Merged>): void {
  for (const file of merged) file.closure = closureOf([file])
}

function closureOf(files: readonly Merged[]): Set<Merged> {
  const found = new Set<Merged>()
  const visit = (file: Merged) => {
    if (found.has(file)) return
    found.add(file)
    for (const imported of file.imports) visit(imported)
  }
  for (const file of files) visit(file)
  return found
}
