import type { Handlers } from '../../ground/handler.ts'
import { listPolicies, publishPolicy, updatePolicySettings } from '../../modules/policy/index.ts'

export const policyRoutes = {
  'policy.list': (context) => listPolicies(context),
  'policy.updateSettings': (context, { body }) => updatePolicySettings(context, body),
  'policy.publish': (context, { body }) => publishPolicy(context, body),
} satisfies Handlers
