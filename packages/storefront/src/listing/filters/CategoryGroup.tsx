import { useBlockServices } from '@blockfront/engine/render'
import type { Listing } from '../../payload.ts'
import { listingMessages } from '../messages.ts'
import { Choice, Group, Values } from './FilterGroups.tsx'

/** The categories of a list: a filter in the shop and in a search, links to other collections in a collection. */
export function CategoryGroup({ listing, isCollection }: { listing: Listing; isCollection: boolean }) {
  const { facets, query } = listing
  const { paths } = useBlockServices()
  const { category } = query
  const exists = facets.categories.some(({ slug }) => slug === category)
  // Keep the filter of the URL even if the store has no such category.
  if (facets.categories.length <= 1 && !exists) return category ? <input type="hidden" name="category" value={category} /> : null
  return (
    <Group title={listingMessages.categories}>
      {isCollection ? (
        <ul className="sf-filters__links">
          {facets.categories.map(({ id, slug, name }) => (
            <li key={id}>
              <a href={paths.collection(slug)}>{name}</a>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <Choice type="radio" name="category" value="" label={listingMessages.allCategories} checked={!exists} />
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
