// It stands in React's own file (see `storefrontFiles` in scripts/build/apps.ts), which therefore starts React when it is loaded: in a
// task before the app's own, since each is short enough for a shopper not to notice.
import 'react-dom/client'
