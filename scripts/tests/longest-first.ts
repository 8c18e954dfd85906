import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The slowest files of each project, slowest first: a slow file that starts last leaves a processor idle. */
export const longest: readonly string[] = [
  'apps/e2e/src/journeys/story.test.ts',
  'apps/e2e/src/storefront/checkout.test.ts',
  'apps/e2e/src/dashboard/products.test.ts',
  'apps/e2e/src/storefront/pages.test.ts',
  'apps/e2e/src/dashboard/states.test.ts',
  'apps/e2e/src/platform/pages.test.ts',
  'apps/e2e/src/platform/account.test.ts',
  'apps/e2e/src/platform/security.test.ts',
  'apps/e2e/src/storefront/product.test.ts',
  'apps/e2e/src/journeys/selling.test.ts',
  'apps/e2e/src/dashboard/abandoned-checkouts.test.ts',
  'apps/e2e/src/dashboard/discounts.test.ts',
  'apps/e2e/src/builder/saving.test.ts',
  'apps/e2e/src/dashboard/checkout-editor.test.ts',
  'apps/e2e/src/storefront/navigation.test.ts',
  'apps/e2e/src/dashboard/pages.test.ts',
  'apps/e2e/src/builder/media.test.ts',
  'apps/e2e/src/dashboard/drafts.test.ts',
  'apps/e2e/src/storefront/cart.test.ts',
  'apps/e2e/src/dashboard/languages.test.ts',
  'apps/e2e/src/platform/billing.test.ts',
  'apps/server/src/jobs/worker.test.ts',
  'apps/server/src/payments.test.ts',
  'apps/server/src/features/import/import.test.ts',
  'apps/server/src/main.test.ts',
  'apps/server/src/demo/load.test.ts',
  'apps/server/src/jobs/abandoned.test.ts',
  'apps/server/src/failover.test.ts',
  'apps/server/src/durability.test.ts',
  'apps/server/src/features/payment/payment.test.ts',
  'apps/server/src/features/refund/refund.test.ts',
  'apps/server/src/security/access.test.ts',
  'apps/server/src/http/app.test.ts',
  'apps/server/src/security/hostile-input.test.ts',
  'apps/server/src/tasks/tasks.test.ts',
  'apps/server/src/features/product/list/large-store.test.ts',
  'apps/server/src/db/embedded/embedded.test.ts',
  'apps/server/src/features/abandoned-checkout/abandoned-checkout.test.ts',
  'apps/server/src/security/attacks.test.ts',
  'packages/builder/src/builder.browser.test.tsx',
  'packages/builder/src/dnd/dragging.browser.test.tsx',
  'packages/builder/src/shell/shell.browser.test.tsx',
  'packages/builder/src/shell/pages-and-theme.browser.test.tsx',
  'packages/builder/src/shell/properties/properties.browser.test.tsx',
  'packages/engine/src/blocks/contract.browser.test.tsx',
  'packages/builder/src/canvas/parity.browser.test.tsx',
  'packages/engine/src/render/slider/Slider.browser.test.tsx',
  'packages/builder/src/shell/states.browser.test.tsx',
  'packages/builder/src/saving/saving.browser.test.tsx',
  'packages/engine/src/form/panel/Panel.browser.test.tsx',
  'packages/builder/src/canvas/text/text-backgrounds.browser.test.tsx',
  'packages/builder/src/monkey.browser.test.tsx',
  'apps/platform/src/dashboard/states.test.tsx',
  'apps/storefront/src/checkout/Checkout.test.tsx',
  'packages/engine/src/blocks/contract.hydration.test.tsx',
  'packages/engine/src/blocks/contract.test.ts',
  'scripts/new-block/new-block.test.ts',
  'scripts/patterns/judge.test.ts',
]

/** Slow files run first. A fresh clone has no recorded durations from which Vitest could derive the order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))].map((project) =>
      sorted.filter((file) => file.project === project).sort((a, b) => rank(a.moduleId) - rank(b.moduleId)),
    )
    // A worker serves one project, so the files of a project stay together. The project with the slowest file starts first.
    return projects.sort(([a], [b]) => groupOf(a) - groupOf(b) || rank(a?.moduleId) - rank(b?.moduleId)).flat()
  }
}

const groupOf = (file: TestSpecification | undefined): number => file?.project.config.sequence.groupOrder ?? 0

function rank(moduleId = ''): number {
  const at = longest.findIndex((path) => moduleId.endsWith(`/${path}`))
  return at < 0 ? longest.length : at
}
