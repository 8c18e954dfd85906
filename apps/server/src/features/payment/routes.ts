import type { Handlers } from '../../handler.ts'
import { listIncidents, resolveIncident } from './incident/incidents.ts'
import { addMethod, deleteMethod, sortMethods, updateMethod } from './method/edit-method.ts'
import { listPaymentMethods } from './method/list-methods.ts'
import { availableTypes } from './providers/all.ts'

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
