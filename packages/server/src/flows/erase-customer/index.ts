export { deleteCustomer, eraseCustomer } from './erase-customer.ts'
export { exportCustomerData, exportCustomers } from './export-customers.ts'
