const waiting = new Set<() => void>()
let pressed = false

/** Ends a press and runs the waiting functions after its click event. */
function runWaiting(): void {
  pressed = false
  // The click follows the release; only then is it safe that things move.
  setTimeout(() => {
    const acts = [...waiting]
    waiting.clear()
    for (const act of acts) act()
  })
}

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (pressed = true), true)
  for (const end of ['pointerup', 'pointercancel', 'dragend']) {
    window.addEventListener(end, () => pressed && runWaiting(), true)
  }
  // Listens in the bubbling phase: the capturing phase would include the events of elements.
  window.addEventListener('blur', () => pressed && runWaiting())
}

/**
 * Acts now, or once the button of the mouse is up again. A message that appears or disappears as the focus moves shifts
 * the page. Between press and release, the pressed element would move away and the click would be lost.
 */
export function afterPress(act: () => void): void {
  if (pressed) waiting.add(act)
  else act()
}
