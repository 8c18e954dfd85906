// The build puts this import into the chunk of React (see `storefrontFiles` in packages/storefront/build/storefront.ts). React then starts in a separate
// task before the app's task, and both stay short.
import 'react-dom/client'
