import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { type Chunk, type LoadedPage, mergeChunks } from './merge-chunks.ts'

/** A request costs about as much time as this many bytes of source code, which are a fifth of that when compressed. */
const FILE_COST = 8000

/** React stays the same between releases, so browsers keep its file. */
const react = { name: 'react', test: /rolldown\/runtime|\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 1 }

/**
 * Splits the platform into few files (docs/decisions/0059). Rolldown makes one file for each set of entry points that share modules:
 * hundreds of files with up to 60 screens. A first build in memory shows which pages load which module, and the second one, which is
 * written, merges files as long as that makes the pages cheaper.
 */
export const fewChunks = (config: () => InlineConfig): Plugin => ({
  name: 'few-chunks',
  apply: 'build',
  async config() {
    const names = await namesOfModules(config())
    const merged = {
      debugName: 'merged',
      name: (id: string) => names.get(id) ?? null,
      includeDependenciesRecursively: false,
      priority: 0,
    }
    return { build: { rolldownOptions: { output: { codeSplitting: { groups: [react, merged] } } } } }
  },
})

/** The name of the merged file for each module that several entry points share. */
async function namesOfModules(config: InlineConfig): Promise<Map<string, string>> {
  const built = await build({
    ...config,
    // Otherwise Vite would load the app's own config again.
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    build: {
      ...config.build,
      write: false,
      minify: false,
      cssMinify: false,
      reportCompressedSize: false,
      rolldownOptions: { output: { codeSplitting: { groups: [react] } } },
    },
  })
  const { output } = built as Rolldown.RolldownOutput
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
  const files = [...chunks.values()].map(
    (chunk): Chunk => ({
      name: chunk.fileName,
      size: chunk.code.length,
      imports: chunk.imports,
      isFixed: isFixed(chunk),
    }),
  )
  const names = new Map<string, string>()
  for (const group of mergeChunks(files, pagesOf([...chunks.values()]), FILE_COST)) {
    const parts = group.flatMap((name) => chunks.get(name) ?? []).filter((chunk) => !isFixed(chunk))
    const [largest] = parts.toSorted((one, other) => other.code.length - one.code.length)
    for (const id of parts.flatMap(({ moduleIds }) => moduleIds)) names.set(id, nameOf(largest))
  }
  return names
}

/** Entry points keep their own file. */
const isFixed = ({ facadeModuleId, name }: Rolldown.OutputChunk) => Boolean(facadeModuleId) || name === react.name

/** Several files may have the same automatic name; the file name is unique. */
const nameOf = (chunk?: Rolldown.OutputChunk) => chunk?.fileName.replace(/^.*\/|\.js$/g, '') ?? 'shared'

/** An entry with everything that it loads: a public page, or a screen with everything around it. */
function pagesOf(chunks: readonly Rolldown.OutputChunk[]): LoadedPage[] {
  const fileOf = (path: string) =>
    chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(path)).map(({ fileName }) => fileName)
  const main = fileOf('/index.html')
  const signedIn = [...main, ...fileOf('/src/schema-policy.ts'), ...fileOf('/src/workspace/Workspace.tsx')]
  const dashboard = [...signedIn, ...fileOf('/dashboard/Dashboard.tsx')]
  const builder = [...signedIn, ...fileOf('/builder/BuilderScreen.tsx')]
  return chunks
    .filter(({ isDynamicEntry }) => isDynamicEntry)
    .map(({ fileName, facadeModuleId: source }) => {
      // Visitors of public pages come with an empty cache. The builder is one of few areas; the dashboard has many screens.
      if (source?.includes('/src/site/')) return { entries: [...main, fileName], weight: 50 }
      if (source?.includes('/src/dashboard/')) return { entries: [...dashboard, fileName], weight: 1 }
      // Parts that the builder loads when they are needed. Forms of the dashboard load the editor of formatted text too.
      if (source?.includes('/packages/builder/src/') && !source.includes('/rich-text/'))
        return { entries: [...builder, fileName], weight: 1 }
      return { entries: [...signedIn, fileName], weight: 5 }
    })
}
