/** What shoppers' browsers run. */
import '@blockfront/storefront/client'
