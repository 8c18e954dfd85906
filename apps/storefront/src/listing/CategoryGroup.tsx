import type { Listing } from '../payload.ts'
import { Choice, Group, Values } from './FilterGroups.tsx'
import { listingMessages } from './messages.ts'

/** The categories of a list: within the shop and a search a filter beside the others, from a collection the way to another one. */
export function CategoryGroup({ listing, isCollection }: { listing: Listing; isCollection: boolean }) {
  const { facets, query } = listing
  const { category } = query
  const known = facets.categories.some(({ slug }) => slug === category)
  // The list stays narrowed by what was asked for, though the store has no such category.
  if (facets.categories.length <= 1 && !known) return category ? <input type="hidden" name="category" value={category} /> : null
  return (
    <Group title={listingMessages.categories}>
      {isCollection ? (
        <ul className="sf-filters__links">
          {facets.categories.map(({ id, slug, name }) => (
            <li key={id}>
              <a href={`/collection/${slug}`}>{name}</a>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <Choice type="radio" name="category" value="" label={listingMessages.allCategories} checked={!known} />
          <Values>
            {facets.categories.map(({ id, slug, name, count }) => (
              <Choice key={id} type="radio" name="category" value={slug} label={name} count={count} checked={slug === category} />
            ))}
          </Values>
        </>
      )}
    </Group>
  )
}
