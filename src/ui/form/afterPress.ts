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
  for (const end of ['pointerup', 'pointercancel', 'dragend', 'blur'])
    window.addEventListener(end, () => pressed && release(), true)
}

/**
 * Acts now, or once the button of the mouse is up again. A message that comes when a field is left makes the page longer;
 * if it came between press and release, what was pressed would have moved away and the click would be lost.
 */
export function afterPress(act: () => void): void {
  if (pressed) waiting.add(act)
  else act()
}
