import { fillProductTokens } from '@blockfront/commerce'
import {
  areaContents,
  type Block,
  type Document,
  type DocumentBlock,
  type EditorMetadata,
  expandComponents,
  load,
  mapRichText,
  mapUrls,
  type Translations,
  translateDocument,
} from '@blockfront/engine'
import { blocks as types } from '@blockfront/engine/blocks'
import type { PageBlock } from '@blockfront/engine/render'
import { localizePath } from '../../../modules/translation/index.ts'

declare module '../../../ground/workers/tasks.ts' {
  interface Tasks {
    /** Prepares a stored document for rendering. */
    'page.blocks': { input: string; output: RenderableBlocks }
  }
}

/** The blocks of a page and the global ones of its store, by area, as the renderer takes them. */
export interface RenderableBlocks {
  header: PageBlock[]
  content: PageBlock[]
  footer: PageBlock[]
}

/** Stored blocks as JSON, and what the last preparation made of them. Pages share the result: it must not be changed. */
export interface StoredContent {
  json: string
  /** Translations of its texts as JSON, in an additional language. */
  translations?: string
  prepared?: { around: StoredLayout; blocks: RenderableBlocks }
}

/** The global blocks of a store as JSON. */
export interface StoredLayout {
  globalContent: string
  /** Start of the URLs of the language: `/de`. Empty for the main language. */
  root: string
  /** Translations of the texts of the global blocks, as JSON. */
  globalTranslations: string
  /** The published shared components that the page shows, by id, as JSON: `StoredComponent`. */
  components: string
}

/** A published shared component with the translations of its texts. */
export interface StoredComponent {
  content: unknown[]
  translations: Translations
}

/** Whether two layouts have the same global blocks and components in the same language. */
const isSameLayout = (a: StoredLayout, b: StoredLayout) =>
  a.globalContent === b.globalContent &&
  a.root === b.root &&
  a.globalTranslations === b.globalTranslations &&
  a.components === b.components

/**
 * Bytes that stored content takes in memory: up to two for each character, and as many for the blocks that are prepared from it. Measured:
 * prepared blocks, with the global blocks among them, are about as large as the JSON.
 */
export const contentBytes = ({ json, translations = '' }: StoredContent): number =>
  4 * json.length + 4 * translations.length + 8_192

/**
 * Returns the blocks of a page with the global blocks of its store: migrated to this release and complete, without hidden and unknown
 * blocks, and without what only the builder reads. Prepares them again only when either changed.
 */
export function getRenderableBlocks(content: StoredContent, around: StoredLayout): RenderableBlocks {
  const { prepared } = content
  if (prepared && isSameLayout(prepared.around, around)) return prepared.blocks
  const blocks = prepareBlocks(storedDocument(content, around))
  if (around.components.length <= KEPT) content.prepared = { around, blocks }
  return blocks
}

/** The blocks of larger components are prepared for each page again: memory limits do not count them. Characters. */
const KEPT = 64_000

/** A page's content and the store's global content as one stored document with its language: JSON text. */
export const storedDocument = (
  { json, translations = '{}' }: StoredContent,
  { globalContent, root, globalTranslations, components }: StoredLayout,
) =>
  `{"content":${json},"globalContent":${globalContent},"root":${JSON.stringify(root)},"translations":[${translations},${globalTranslations}],"components":${components}}`

/** Whether `getRenderableBlocks` returns quickly: the document is small, or it is prepared already. */
export const isPreparedQuickly = (content: StoredContent, around: StoredLayout): boolean =>
  (content.prepared && isSameLayout(content.prepared.around, around)) ||
  content.json.length +
    (content.translations?.length ?? 0) +
    around.globalContent.length +
    around.globalTranslations.length +
    around.components.length <=
    LARGE

/** Characters of a document above which a worker prepares it: some 20 ms of work. */
const LARGE = 100_000

/** Prepares a stored document for rendering: translates its texts, makes its links keep the language, and puts shared components in place. */
export function prepareBlocks(stored: string): RenderableBlocks {
  const { root, translations, components, ...content } = JSON.parse(stored) as {
    root?: string
    translations?: Translations[]
    components?: Record<string, StoredComponent>
  }
  const localized = (loaded: Document, texts: Translations): Document =>
    root ? mapUrls(translateDocument(loaded, types, texts), types, (url) => localizePath(root, url)) : loaded
  const shared = Object.entries(components ?? {}).map(([id, component]): [string, readonly DocumentBlock[]] => {
    const { document: inner } = load({ content: component.content }, types)
    return [id, localized(inner, component.translations).content]
  })
  const page = localized(load(content, types).document, Object.assign({}, ...(translations ?? [])))
  const document = expandComponents(page, types, Object.fromEntries(shared))
  const { header = [], content: main = [], footer = [] } = areaContents(document, types)
  return { header: toPageBlocks(header), content: withFirstImage(toPageBlocks(main, ABOVE_FOLD)), footer: toPageBlocks(footer) }
}

/** Returns the blocks of a product's page with the product's values in their formatted texts. Blocks without tokens stay the same. */
export const fillTexts = (content: readonly PageBlock[], values: Parameters<typeof fillProductTokens>[1]): PageBlock[] =>
  content.map((block) => {
    const { type, props, childComponents } = block
    const known = types[type]
    const filled = known ? mapRichText(known, props, (html) => fillProductTokens(html, values)) : props
    return { ...block, props: filled, ...(childComponents && { childComponents: fillTexts(childComponents, values) }) }
  })

/** Blocks at the top of a page that appear without effect: most of them are visible at once, and the largest one must not be delayed. */
const ABOVE_FOLD = 2

/** Marks the first block that draws a large image, among those at the top of a page and in them. */
function withFirstImage(content: PageBlock[]): PageBlock[] {
  const first = findBlock(content.slice(0, ABOVE_FOLD), ({ type, props }) => types[type]?.drawsImage?.(props as never))
  if (first) first.eager = true
  return content
}

/** Returns the first block for which the function returns true, in reading order. */
function findBlock(blocks: readonly PageBlock[], matches: (block: PageBlock) => boolean | undefined): PageBlock | undefined {
  for (const block of blocks) {
    const found = matches(block) ? block : findBlock(block.childComponents ?? [], matches)
    if (found) return found
  }
  return undefined
}

/** Blocks as the renderer takes them. The first `still` ones, with all blocks in them, do not appear with an effect. */
const toPageBlocks = (blocks: readonly DocumentBlock[], still = 0): PageBlock[] =>
  blocks.flatMap((block, index) => {
    if (block.contentType === 'unknown' || block.editor?.hidden) return []
    const { id, type, variant, props, slot, childComponents, editor } = block
    return [
      {
        id,
        type,
        ...(variant !== undefined && { variant }),
        ...(slot !== undefined && { slot }),
        props,
        ...shownMetadata(editor, index < still),
        ...(childComponents && {
          childComponents: toPageBlocks(childComponents, index < still ? Number.POSITIVE_INFINITY : 0),
        }),
      },
    ]
  })

/** The annotations of the builder that the renderer reads. */
function shownMetadata({ hiddenOn, appear, hover }: EditorMetadata = {}, isStill: boolean): Pick<PageBlock, 'editor'> {
  const editor = {
    ...(hiddenOn?.length && { hiddenOn }),
    ...(appear && !isStill && { appear }),
    ...(hover && { hover }),
  }
  return Object.keys(editor).length > 0 ? { editor } : {}
}

/**
 * Returns the blocks of a page, with those at its end that complete its kind and that it does not have. Their ids differ from those of stored
 * blocks, which contain no hyphen at their start.
 */
export const completed = (content: PageBlock[], kind: NonNullable<Block['completes']>): PageBlock[] => {
  const missing = COMPLETING.filter(({ completes, type }) => completes === kind && !hasType(content, type))
  return missing.length === 0 ? content : [...content, ...missing.map(({ block }) => block)]
}

const COMPLETING = Object.values(types).flatMap(({ completes, type, props }) =>
  completes ? [{ completes, type, block: { id: `-${type}`, type, props: props().parse({}) } }] : [],
)

const hasType = (blocks: readonly PageBlock[], type: string): boolean =>
  blocks.some((block) => block.type === type || hasType(block.childComponents ?? [], type))

export type BlockQueries = NonNullable<ReturnType<NonNullable<Block['data']>>>

/** The data queries of the blocks of a page, with block ids. */
export function queriesOf(blocks: readonly PageBlock[]): { id: string; queries: BlockQueries }[] {
  return blocks.flatMap(({ id, type, props, childComponents = [] }) => {
    const query = types[type]?.data?.(props as never)
    return [...(query ? [{ id, queries: query }] : []), ...queriesOf(childComponents)]
  })
}

/** Whether one of these blocks, or a block in them, draws the first heading of the page. */
export const drawHeading = (blocks: readonly PageBlock[]): boolean =>
  blocks.some(
    ({ type, props, childComponents = [] }) => types[type]?.drawsHeading?.(props as never) || drawHeading(childComponents),
  )

/** Whether a block lists all products of the store. */
export const listsAllProducts = ({ type, props }: PageBlock): boolean => types[type]?.listsAllProducts?.(props as never) ?? false
