import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import {
  availableMethodType,
  paymentIncident,
  paymentMethod,
  paymentMethodChange,
  paymentMethodInput,
} from '../../entities/selling/payment.ts'
import { success } from '../../entities/success.ts'
import { id, ids } from '../../values.ts'

export const paymentEndpoints = {
  'payment.methods': {
    route: 'GET /payment/fetch-methods',
    access: 'member',
    needs: 'settings.view',
    store: 'query.storeId',
    summary: 'List payment methods without their secrets',
    query: z.object({ storeId: id() }),
    response: z.array(paymentMethod),
  },
  'payment.types': {
    route: 'GET /payment/fetch-types',
    access: 'member',
    needs: 'settings.view',
    store: 'query.storeId',
    summary: 'List the types of payment methods that this server offers',
    query: z.object({ storeId: id() }),
    response: z.array(availableMethodType),
  },
  'payment.addMethod': {
    route: 'POST /payment/add-method',
    access: 'member',
    needs: 'payments.manage',
    store: 'body.storeId',
    summary: 'Add a payment method; settings of a provider are checked with the provider',
    body: paymentMethodInput.extend({ storeId: id() }),
    response: paymentMethod,
  },
  'payment.updateMethod': {
    route: 'PUT /payment/update-method',
    access: 'member',
    needs: 'payments.manage',
    store: 'body.storeId',
    summary: 'Update a payment method; a missing secret keeps its value',
    body: paymentMethodChange.extend({ storeId: id(), methodId: id() }),
    response: paymentMethod,
  },
  'payment.deleteMethod': {
    route: 'DELETE /payment/delete-method/{storeId}/{methodId}',
    access: 'member',
    needs: 'payments.manage',
    store: 'params.storeId',
    summary: 'Delete a payment method; its payments stay and can be refunded',
    params: z.object({ storeId: id(), methodId: id() }),
    response: success,
  },
  'payment.sortMethods': {
    route: 'PUT /payment/sort-methods',
    access: 'member',
    needs: 'payments.manage',
    store: 'body.storeId',
    summary: 'Set the order of the payment methods',
    body: z.object({ storeId: id(), methodIds: ids(50) }),
    response: z.array(paymentMethod),
  },
  'payment.incidents': {
    route: 'GET /payment/fetch-incidents',
    access: 'member',
    needs: 'orders.manage',
    store: 'query.storeId',
    summary: 'List payments that need attention, newest first',
    query: z.object({ storeId: id() }),
    response: z.array(paymentIncident).max(100),
  },
  'payment.resolveIncident': {
    route: 'PUT /payment/resolve-incident',
    access: 'member',
    allowedReadOnly: true,
    needs: 'orders.manage',
    store: 'body.storeId',
    summary: 'Mark a payment incident as resolved',
    body: z.object({ storeId: id(), incidentId: id() }),
    response: success,
  },
} as const satisfies Record<string, Endpoint>
