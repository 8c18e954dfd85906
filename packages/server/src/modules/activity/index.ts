export { exportActivity, listActivity } from './list-activity.ts'
