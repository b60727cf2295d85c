// Runs before the page is painted, and long before the script of the app. It is JavaScript, for nothing compiles it.

const { documentElement } = document
const { lang } = documentElement
const { guard } = /** @type {HTMLElement} */ (document.querySelector('meta[name=trousseau]')).dataset

/** @type {(key: string) => string | null} */
function stored(key) {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const theme = stored('theme')
if (theme === 'light' || theme === 'dark') documentElement.dataset['theme'] = theme

// A page for others, or in a language that is not the chosen one, is not shown: the script draws the right one.
const hasSession = stored('currentUser') !== null
const isForOthers = hasSession ? guard === 'visitor' : guard === 'signedIn'
if (isForOthers || (stored('language') ?? lang) !== lang) documentElement.dataset['unfit'] = ''

documentElement.dataset['waiting'] = ''

// What is pressed before React hears of it waits for the script, which repeats it: see handOver.ts. A browser would send a
// form as an address, with what was typed in it.
addEventListener('submit', (event) => wait(event, event.target))
addEventListener('click', (event) => {
  const { target } = event
  if (target instanceof Element) wait(event, target.closest('button[type=button]'))
})
addEventListener('keydown', (event) => {
  const { key, target, isComposing } = event
  if (key === 'Enter' && !isComposing && target instanceof HTMLInputElement) wait(event, target.form)
})
// A form that is empty cannot be submitted; whether a typed one can is known later.
addEventListener('input', ({ target }) => {
  const button = target instanceof HTMLInputElement && target.form?.querySelector('[type=submit]:disabled')
  if (!(button instanceof HTMLButtonElement) || !isWaiting()) return
  button.disabled = false
  button.dataset['enabled'] = ''
})

const isWaiting = () => documentElement.dataset['waiting'] !== undefined

/** @type {(event: Event, element: EventTarget | null) => void} */
function wait(event, element) {
  if (!(element instanceof HTMLElement) || !isWaiting()) return
  event.preventDefault()
  element.dataset['waits'] = ''
}
