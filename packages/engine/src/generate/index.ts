/** Generates files and data from blocks: JSON Schema, reference pages, palette thumbnails. Imports no React. */
export { conditionText } from './condition-text.ts'
export { generatedFiles, isLeftOver, jsonFile, NOTE } from './files.ts'
export {
  blockSchema,
  blockSchemaPath,
  type JsonSchema,
  KEYWORDS,
  keywordsOf,
  pageSchema,
  propsSchema,
  SCHEMA_BASE,
} from './json-schema.ts'
export { jsonText } from './json-text.ts'
export { blockReference, exampleBlock, referenceIndex } from './reference.ts'
export {
  type Samples,
  sampleCategories,
  sampleProduct,
  sampleProductFinder,
  sampleProducts,
  sampleResources,
} from './sample-data.ts'
export { picture, type Subject } from './sample-picture.ts'
export { type Thumbnail, thumbnails, thumbnailsOf } from './thumbnail.ts'
