/** What browsers run on the main hostname. */
import '@blockfront/dashboard/client'
