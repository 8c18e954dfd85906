import { messages } from '../messages.ts'
import { Link } from '../router.ts'
import mark from './mark.svg'

/** The product's sign and name, and the way to its first page. */
export const Brand = () => (
  <Link className="brand" to="/">
    <img src={mark} width={24} height={24} alt="" />
    {messages.name}
  </Link>
)
