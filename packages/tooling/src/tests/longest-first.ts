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
  'apps/e2e/src/builder/saving.test.ts',
  'apps/e2e/src/dashboard/checkout-editor.test.ts',
  'apps/e2e/src/storefront/navigation.test.ts',
  'apps/e2e/src/dashboard/pages.test.ts',
  'apps/e2e/src/builder/media.test.ts',
  'apps/e2e/src/storefront/cart.test.ts',
  'packages/server/src/ground/jobs/worker.test.ts',
  'packages/server/src/payments.test.ts',
  'packages/server/src/flows/import-products/import.test.ts',
  'packages/server/src/run.test.ts',
  'packages/server/src/demo/load.test.ts',
  'packages/server/src/ground/jobs/abandoned.test.ts',
  'packages/server/src/failover.test.ts',
  'packages/server/src/durability.test.ts',
  'packages/server/src/modules/payment/payment.test.ts',
  'packages/server/src/modules/refund/refund.test.ts',
  'packages/server/src/security/access.test.ts',
  'packages/server/src/delivery/http/app.test.ts',
  'packages/server/src/security/hostile-input.test.ts',
  'packages/server/src/delivery/tasks/tasks.test.ts',
  'packages/server/src/modules/product/list/large-store.test.ts',
  'packages/server/src/ground/db/embedded/embedded.test.ts',
  'packages/server/src/modules/abandoned-checkout/abandoned-checkout.test.ts',
  'packages/server/src/security/attacks.test.ts',
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
  'packages/dashboard/src/dashboard/states.test.tsx',
  'packages/storefront/src/checkout/Checkout.test.tsx',
  'packages/engine/src/blocks/contract.hydration.test.tsx',
  'packages/engine/src/blocks/contract.test.ts',
  'packages/engine/build/new-block/new-block.test.ts',
  'packages/tooling/src/patterns/judge.test.ts',
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
