import { defaultAreas, withAreas } from '@blockfront/engine'
import { review } from './review.tsx'

export const blocks = withAreas(
  { review },
  {
    areas: {
      header: defaultAreas.header,
      promo: { title: 'Promotion', shared: true },
      content: defaultAreas.content,
      sidebar: { title: 'Sidebar', allow: ['review'], max: 3 },
      footer: defaultAreas.footer,
    },
    View: ({ areas }) => (
      <>
        {areas.header}
        <div>{areas.promo}</div>
        <div className="app-columns">
          <main>{areas.content}</main>
          <aside>{areas.sidebar}</aside>
        </div>
        {areas.footer}
      </>
    ),
    css: `
.app-columns {
  display: grid;
}
@container page (width >= 768px) {
  .app-columns {
    grid-template-columns: 2fr 1fr;
  }
}
`,
  },
)
