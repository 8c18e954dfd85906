import { useOpenPage, useSession } from '../../session.ts'

/** Returns the public URL of the open page; undefined while it is not published, or if the app has no URL for it. */
export function usePublicUrl(): string | undefined {
  const { pages } = useSession().adapter
  return useOpenPage((page) =>
    page.status === 'published' ? pages?.url?.({ ...page, draftSettings: page.draftSettings ?? page }) : undefined,
  )
}
