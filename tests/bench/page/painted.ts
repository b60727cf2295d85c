const longest = 30_000

/** Resolves with the time at which a frame is painted in which something holds. */
export async function paintedWhen(condition: () => boolean): Promise<number> {
  const start = performance.now()
  for (;;) {
    const { held, at } = await nextFrame(condition)
    if (held) return at
    if (at - start > longest) throw new Error(`What was waited for never came: ${String(condition)}`)
  }
}

/** What holds as a frame begins is in its picture; a message that is posted then comes when the picture is made. */
export function nextFrame(condition: () => boolean): Promise<{ held: boolean; at: number }> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const held = condition()
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve({ held, at: performance.now() })
      port2.postMessage(undefined)
    })
  })
}
