import type { Attachments } from '#fields/files/Attachments.ts'

/** Files of a form that opens over another one: they join those of the other, or are given up with all that was done. */
export function scopedAttachments(outer: Attachments) {
  const added = new Set<string>()
  const removed = new Set<string>()
  const end = (forgotten: Set<string>) => {
    for (const id of forgotten) outer.forget(id)
    added.clear()
    removed.clear()
  }
  return {
    ...outer,
    add(file: File): string {
      const id = outer.add(file)
      added.add(id)
      return id
    },
    forget: (id: string) => void removed.add(id),
    forgetAll: () => end(added),
    /** What was chosen stays, and what was taken out is forgotten. */
    keep: () => end(removed),
    /** What was chosen is forgotten, and what was taken out stays. */
    giveUp: () => end(added),
  }
}
