/**
 * Notes what was pressed in a page before its script ran. What comes back presses it again, once React has the page: in
 * the same elements, or in new ones that say the same.
 */
export function pressedBefore(place: HTMLElement): () => void {
  const pressed = [...place.querySelectorAll<HTMLElement>('[data-waits]')].map(nameOf)
  return () => {
    for (const name of pressed) {
      const element = [...place.querySelectorAll<HTMLElement>('form, button')].find((one) => nameOf(one) === name)
      if (!element) continue
      delete element.dataset['waits']
      // React is about to draw what was typed; what was pressed comes after it.
      setTimeout(() => {
        if (element instanceof HTMLFormElement) submit(element)
        else element.click()
      })
    }
  }
}

function submit(form: HTMLFormElement): void {
  const { activeElement } = document
  if (activeElement && form.contains(activeElement)) sayThatLeft(activeElement)
  form.requestSubmit()
}

/** A field takes a text over when it is left. */
const sayThatLeft = (control: Element) => control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))

const nameOf = ({ tagName, ariaLabel, textContent }: HTMLElement) => [tagName, ariaLabel, textContent].join()

/**
 * Tells a form what was typed and chosen before React heard of it: each control that stands otherwise than the page came
 * reports its value as if it were typed now. Caret and selection stay.
 */
export function repeatTyping(place: HTMLElement): void {
  // React knows the button as it came.
  for (const button of place.querySelectorAll<HTMLButtonElement>('[data-enabled]')) {
    delete button.dataset['enabled']
    button.disabled = true
  }
  for (const control of place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (control instanceof HTMLInputElement && /checkbox|radio/.test(control.type)) repeatChoice(control)
    else repeatText(control)
  }
}

function repeatText(control: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, defaultValue, selectionStart, selectionEnd, selectionDirection } = control
  if (value === defaultValue) return
  // React compares with the value that it has seen last, which is the typed one: it sees the first one, then again this.
  control.value = defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  if (document.activeElement !== control) {
    sayThatLeft(control)
    return
  }
  // After React has drawn the value, which moves the caret.
  queueMicrotask(() => control.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined))
}

function repeatChoice(control: HTMLInputElement): void {
  const { checked, defaultChecked } = control
  if (checked === defaultChecked) return
  control.checked = defaultChecked
  control.click()
}
