/** Returns the path of an order's page. Its token gives access to the order. */
export const orderPath = ({ token }: { token: string }): string => `/order/${token}`
