import { listIncidents, resolveIncident } from '../../flows/take-payment/index.ts'
import type { Handlers } from '../../ground/handler.ts'
import {
  addMethod,
  availableTypes,
  deleteMethod,
  listPaymentMethods,
  sortMethods,
  updateMethod,
} from '../../modules/payment/index.ts'

export const paymentRoutes = {
  'payment.methods': (context) => listPaymentMethods(context),
  'payment.types': async (context) => availableTypes(context),
  'payment.addMethod': (context, { body }) => addMethod(context, body),
  'payment.updateMethod': (context, { body }) => updateMethod(context, body),
  'payment.deleteMethod': (context, { params }) => deleteMethod(context, params),
  'payment.sortMethods': (context, { body }) => sortMethods(context, body),
  'payment.incidents': (context) => listIncidents(context),
  'payment.resolveIncident': (context, { body }) => resolveIncident(context, body),
} satisfies Handlers
