import { z } from 'zod'
import {
  type Block,
  type BlockDefinition,
  type Checked,
  type CheckedProps,
  defineBlock as defineWithSchema,
  type PropsSchema,
  titleOf,
  type ViewProps,
} from './block.ts'

/** The schema of a block with these fields. */
type SchemaOf<Fields extends z.ZodRawShape> = () => z.ZodObject<Fields>

/** A block type with a list of fields instead of a schema. */
export type FieldsDefinition<Fields extends z.ZodRawShape, S extends string = string> = Omit<
  BlockDefinition<SchemaOf<Fields>, S>,
  'props' | 'title' | 'View'
> & {
  /** The editable props by name, each a field with a default. */
  fields: Fields
  /** Default: the type, such as "Hero banner" for `heroBanner`. */
  title?: string
  View: (props: ViewProps<SchemaOf<Fields>, S>) => ReturnType<Block['View']>
  props?: undefined
}

type NoFields = Record<never, never>

/** A block type without fields, such as one that only has slots. */
export type SlotsDefinition<S extends string = string> = Omit<FieldsDefinition<NoFields, S>, 'fields'> & { fields?: undefined }

/**
 * Returns a block type; TypeScript infers the props of `View` from `fields` or `props`. Defaults: a normal block of version 1 without
 * description, or a container if it has slots. Use `props` for a schema with rules about several fields. A file whose view is bundled without its schema exports an
 * object literal with `satisfies Block` instead.
 *
 * ```tsx
 * const banner = defineBlock({
 *   type: 'banner',
 *   fields: { heading: field.text('Heading').default('Hello') },
 *   View: ({ heading }) => <h1>{heading}</h1>,
 * })
 * ```
 */
export function defineBlock<P extends PropsSchema, Type extends string, S extends string = never>(
  block: BlockDefinition<P, S> & { type: Type; props: CheckedProps<P> },
): Block<P, S> & { type: Type }
export function defineBlock<Type extends string, S extends string = never>(
  block: SlotsDefinition<S> & { type: Type },
): Block<SchemaOf<NoFields>, S> & { type: Type }
export function defineBlock<Fields extends z.ZodRawShape, Type extends string, S extends string = never>(
  block: FieldsDefinition<Fields, S> & { type: Type; fields: Checked<Fields, Fields> },
): Block<SchemaOf<Fields>, S> & { type: Type }
export function defineBlock(
  block: (BlockDefinition<PropsSchema> | FieldsDefinition<z.ZodRawShape> | SlotsDefinition) & { type: string },
): Block<PropsSchema> & { type: string } {
  if (block.props) return defineWithSchema(block)
  const { fields = {}, title = titleOf(block.type), ...rest } = block
  const schema = z.object(fields)
  return defineWithSchema({ ...rest, title, props: () => schema } as BlockDefinition<PropsSchema> & { type: string })
}
