import { deleteCustomer, eraseCustomer, exportCustomerData, exportCustomers } from '../../flows/erase-customer/index.ts'
import type { Handlers } from '../../ground/handler.ts'
import {
  addCustomer,
  bulkTags,
  getCustomer,
  listCustomers,
  listCustomerTags,
  updateCustomer,
} from '../../modules/customer/index.ts'

export const customerRoutes = {
  'customer.list': (context, { query }) => listCustomers(context, query),
  'customer.tags': (context) => listCustomerTags(context),
  'customer.get': (context, { query }) => getCustomer(context, query),
  'customer.add': (context, { body }) => addCustomer(context, body),
  'customer.update': (context, { body }) => updateCustomer(context, body),
  'customer.bulkTags': (context, { body }) => bulkTags(context, body),
  'customer.delete': (context, { body }) => deleteCustomer(context, body),
  'customer.erase': (context, { body }) => eraseCustomer(context, body),
  'customer.export': (context, { query }) => exportCustomers(context, query),
  'customer.exportData': (context, { query }) => exportCustomerData(context, query),
} satisfies Handlers
