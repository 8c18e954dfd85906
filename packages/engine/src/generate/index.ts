/** What is derived from blocks as files and data: JSON Schema, reference pages, palette thumbnails. No React. */
export {
  blockSchema,
  blockSchemaPath,
  type JsonSchema,
  KEYWORDS,
  pageSchema,
  propsSchema,
  SCHEMA_BASE,
} from './json-schema.ts'
