import { configure } from '@testing-library/dom'

/**
 * Setup of the project "dom". `findBy…` and `waitFor` end as soon as their condition holds. Their default limit of one second also
 * covers modules that a component imports on demand, which Vite compiles at that moment: on a busy machine that alone takes longer.
 */
configure({ asyncUtilTimeout: 15_000 })
