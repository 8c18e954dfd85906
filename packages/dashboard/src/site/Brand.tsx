import { messages } from '../messages.ts'
import { Link } from '../router.ts'
import mark from './mark.svg'

/** The logo and name of the product, linked to the landing page. */
export const Brand = () => (
  <Link className="brand" to="/">
    <img src={mark} width={24} height={24} alt="" />
    {messages.name}
  </Link>
)
