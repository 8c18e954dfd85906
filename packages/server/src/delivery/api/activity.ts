import type { Handlers } from '../../ground/handler.ts'
import { exportActivity, listActivity } from '../../modules/activity/index.ts'

export const activityRoutes = {
  'activity.list': (context, { query }) => listActivity(context, query),
  'activity.export': (context, { query }) => exportActivity(context, query),
} satisfies Handlers
