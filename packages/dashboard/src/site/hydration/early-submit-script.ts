// The inline script of every prerendered page, built by packages/storefront/build/inline-script.ts. Keeps the submission of a form until the app is ready.

const root = document.documentElement
let form: HTMLFormElement | undefined

function keep(event: SubmitEvent) {
  event.preventDefault()
  form = event.target as HTMLFormElement
  form.setAttribute('aria-busy', 'true')
}

addEventListener('submit', keep, true)
root.addEventListener(
  'blockfront:ready',
  () => {
    removeEventListener('submit', keep, true)
    form?.removeAttribute('aria-busy')
    form?.requestSubmit()
  },
  { once: true },
)
