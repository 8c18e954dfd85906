import { listIncidents, resolveIncident } from '../../flows/take-payment/incident/incidents.ts'
import type { Handlers } from '../../ground/handler.ts'
import { addMethod, deleteMethod, sortMethods, updateMethod } from '../../modules/payment/method/edit-method.ts'
import { listPaymentMethods } from '../../modules/payment/method/list-methods.ts'
import { availableTypes } from '../../modules/payment/providers/all.ts'

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
