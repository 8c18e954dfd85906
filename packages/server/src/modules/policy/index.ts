export { listPolicies, publishPolicy, updatePolicySettings } from './policies.ts'
export { policyPages } from './policy-pages.ts'
export { publishedReturnPolicy, type ReturnPolicy } from './return-policy.ts'
export { isInEea } from './withdrawal.ts'
