import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'react-hot-toast'

const place = document.createElement('div')
document.body.append(place)
createRoot(place).render(<Toaster position="bottom-center" containerClassName="sf-toasts" />)

/** Shows toasts. Loading this module puts their place into the document. */
export { toast }
