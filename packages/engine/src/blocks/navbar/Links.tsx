import { useBlockServices } from '../../render/block-services.ts'
import { CategoryImage } from '../../render/parts/CategoryImage.tsx'
import { SmartLink, type SmartLinkProps } from '../../render/parts/SmartLink.tsx'
import type { CategoryCard } from '../../render/resource.ts'
import { Menu } from './Menu.tsx'

/** A link of a column in a menu, or its text without a URL. */
type ColumnLink = string | (Pick<SmartLinkProps, 'url' | 'type' | 'target'> & { label: string })

interface NavbarLink extends Pick<SmartLinkProps, 'url' | 'type' | 'target'> {
  label: string
  menu: 'none' | 'links' | 'categories'
  columns: readonly { title: string; url: string; links: readonly ColumnLink[] }[]
}

export interface LinksProps {
  links: readonly NavbarLink[]
  categories: readonly CategoryCard[]
  /** Whether menus float over the page. In the sheet they unfold in their place. */
  floats?: boolean
}

/** The links of the navigation bar, with their menus. */
export const Links = ({ links, ...rest }: LinksProps) => (
  <ul className="bf-navbar__links">
    {links.map((link, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same text; only their positions differ
      <LinkItem key={`${link.url}:${index}`} link={link} {...rest} />
    ))}
  </ul>
)

function LinkItem({ link, categories, floats = false }: Omit<LinksProps, 'links'> & { link: NavbarLink }) {
  const { label, url, type, target, menu, columns } = link
  const main = (
    <SmartLink className="bf-navbar__link" url={url} type={type} target={target}>
      {label}
    </SmartLink>
  )
  if (menu === 'links' ? columns.length === 0 : menu !== 'categories' || categories.length === 0) return <li>{main}</li>
  return (
    <Menu link={main} label={label} floats={floats}>
      {menu === 'links' ? <Columns columns={columns} /> : <Categories categories={categories} />}
    </Menu>
  )
}

/** The categories of the store, each with its subcategories below it. */
const Categories = ({ categories }: Pick<LinksProps, 'categories'>) => {
  const { paths } = useBlockServices()
  const top = childrenOf(categories, null)
  const hasImages = top.some(({ image }) => image)
  return top.map((category) => (
    <div key={category.id}>
      <SmartLink className="bf-navbar__category" url={paths.collection(category.slug)}>
        {hasImages && (
          <span className="bf-navbar__thumb">
            <CategoryImage category={category} sizes="240px" />
          </span>
        )}
        {category.name}
      </SmartLink>
      <Subcategories categories={categories} parent={category.id} />
    </div>
  ))
}

function Subcategories({ categories, parent }: Pick<LinksProps, 'categories'> & { parent: string }) {
  const { paths } = useBlockServices()
  const children = childrenOf(categories, parent)
  if (children.length === 0) return null
  return (
    <ul className="bf-navbar__children">
      {children.map(({ id, slug, name }) => (
        <li key={id}>
          <SmartLink className="bf-navbar__sublink" url={paths.collection(slug)}>
            {name}
          </SmartLink>
          <Subcategories categories={categories} parent={id} />
        </li>
      ))}
    </ul>
  )
}

/** The categories directly in another one, or at the top. */
const childrenOf = (categories: readonly CategoryCard[], parent: string | null) =>
  categories.filter(({ parentId = null }) => parentId === parent)

const Columns = ({ columns }: Pick<NavbarLink, 'columns'>) =>
  columns.map(({ title, url, links }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same text; only their positions differ
    <div key={`${title}:${index}`}>
      {title && (
        <SmartLink className="bf-navbar__title" url={url}>
          {title}
        </SmartLink>
      )}
      {links.map((link, i) => {
        const { label, url, type, target } = typeof link === 'string' ? { label: link, url: '' } : link
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same text; only their positions differ
          <SmartLink key={`${label}:${i}`} className="bf-navbar__sublink" url={url} type={type} target={target}>
            {label}
          </SmartLink>
        )
      })}
    </div>
  ))

export const css = `
.bf-navbar__links {
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0.25rem min(var(--link-space), 4cqw);
}
.bf-navbar__links li {
  min-width: 0;
}
.bf-navbar__link {
  position: relative;
  overflow-wrap: anywhere;
  display: block;
  padding-block: 0.5rem;
  font-size: var(--link-size);
  font-weight: var(--link-weight);
  transition: color 0.15s;
}
.bf-navbar__link:hover {
  color: var(--link-hover);
}
.bf-navbar__link::after {
  content: "";
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0.125rem;
  height: 2px;
  border-radius: 1px;
  background: var(--accent);
  scale: 0 1;
  transition: scale 0.2s;
}
.bf-navbar__link[aria-current]::after {
  scale: 1;
}
.bf-navbar__title {
  display: block;
  padding-block: 0.25rem;
  font-weight: 600;
}
.bf-navbar__sublink {
  display: block;
  padding-block: 0.375rem;
  overflow-wrap: anywhere;
}
.bf-navbar__category {
  display: grid;
  align-content: start;
  gap: 0.5rem;
  font-weight: 600;
}
.bf-navbar__children .bf-navbar__children {
  margin-inline-start: 0.75rem;
}
.bf-navbar__children.bf-navbar__children li {
  border: 0;
}
.bf-navbar__thumb {
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: min(var(--radius), 12px);
}
@container page (width >= 768px) {
  .bf-navbar__nav .bf-navbar__links > li {
    display: flex;
    align-items: center;
  }
}
`
