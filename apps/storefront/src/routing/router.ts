/** The one file that knows react-router-dom (docs/architecture.md): its declarative half, which is the small one. */
export { BrowserRouter, StaticRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
