export { changeParcel } from './change-parcel.ts'
export { fulfillOrder } from './fulfill-order.ts'
export { updateTracking } from './update-tracking.ts'
