const waiting = new Set<() => void>()
let pressed = false

function release(): void {
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
    window.addEventListener(end, () => pressed && release(), true)
  }
  // The window's own: on the way down, those of its elements would be heard too.
  window.addEventListener('blur', () => pressed && release())
}

/**
 * Acts now, or once the button of the mouse is up again. A message that comes when a field is left makes the page longer,
 * and one that goes when a field is entered makes it shorter; between press and release, what was pressed would move away
 * and the click would be lost.
 */
export function afterPress(act: () => void): void {
  if (pressed) waiting.add(act)
  else act()
}
